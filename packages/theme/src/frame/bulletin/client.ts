import { onPagesWith } from '../../browser/on-pages-with.ts';

onPagesWith('[data-bulletin]', () => import('./show-bulletin.ts'));
