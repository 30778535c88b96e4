import { onPage } from 'bifolio/runtime';
import { offerCodeTypes } from './offer-code-types.ts';

onPage(offerCodeTypes);
