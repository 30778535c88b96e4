import { onPage } from 'bifolio/runtime';
import { copyFormulas } from './copy-formulas.ts';

onPage(copyFormulas);
