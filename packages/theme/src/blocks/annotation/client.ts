import { onPagesWith } from '../../browser/on-pages-with.ts';

// A press opens a note without script; this is what the pointer and the focus add.
onPagesWith('.annotation', () => import('./open-notes.ts'));
