import { onPagesWith } from '../../browser/on-pages-with.ts';

// The types of code show themselves without script; this is what keys and taps add.
onPagesWith('.code-type', () => import('./reach-types.ts'));
