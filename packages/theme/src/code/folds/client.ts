import { onPagesWith } from '../../browser/on-pages-with.ts';

onPagesWith('.code-fold', async () => (await import('./follow-found-code.ts')).followFoundCode);
