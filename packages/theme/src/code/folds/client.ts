import { onPage } from 'bifolio/runtime';
import { followFoundCode } from './follow-found-code.ts';

onPage(followFoundCode);
