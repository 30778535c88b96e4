import { onPagesWith } from '../../browser/on-pages-with.ts';

// What abbreviations mean shows without script; this is what closes it.
onPagesWith('.abbr', async () => (await import('./close-abbreviations.ts')).closeAbbreviations);
