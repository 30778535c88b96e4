import { onPagesWith } from '../../browser/on-pages-with.ts';

onPagesWith('.code-fold', () => import('./follow-found-code.ts'));
