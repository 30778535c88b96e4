import { onPagesWith } from '../../browser/on-pages-with.ts';

onPagesWith('[data-bulletin]', async () => (await import('./show-bulletin.ts')).showBulletin);
