import { onPage } from 'bifolio/runtime';
import { offerTop } from './offer-top.ts';

onPage(offerTop);
