import { onPagesWith } from '../../browser/on-pages-with.ts';

// What abbreviations mean shows without script; this is what closes it.
onPagesWith('.abbr', () => import('./close-abbreviations.ts'));
