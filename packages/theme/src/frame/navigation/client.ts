import { onPage } from 'bifolio/runtime';
import { settlePage } from './settle-page.ts';

onPage(settlePage);
