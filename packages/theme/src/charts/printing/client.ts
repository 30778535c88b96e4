import { onPagesWith } from '../../browser/on-pages-with.ts';

onPagesWith('.chart', () => import('./draw-before-printing.ts'));
