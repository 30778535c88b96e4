import { onPagesWith } from '../../browser/on-pages-with.ts';

// Formulas that say so are copied as TeX. What that takes is fetched on pages that have some.
onPagesWith('math[data-copy]', () => import('./copy-tex.ts'));
