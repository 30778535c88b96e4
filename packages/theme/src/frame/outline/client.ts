import { onPage } from 'bifolio/runtime';
import { trackOutline } from './track-outline.ts';

onPage(trackOutline);
