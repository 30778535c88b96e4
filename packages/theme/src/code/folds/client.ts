import { onPagesWith } from '../../on-pages-with.ts';

onPagesWith('.code-fold', async () => (await import('./follow-found-code.ts')).followFoundCode);
