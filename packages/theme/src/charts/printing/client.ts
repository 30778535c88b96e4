import { onPagesWith } from '../../browser/on-pages-with.ts';

onPagesWith('.chart', () => import('./print-charts.ts'));
