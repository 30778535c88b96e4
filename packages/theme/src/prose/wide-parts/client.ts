import { onPage } from 'bifolio/runtime';
import { reachWideParts } from './reach-wide-parts.ts';

onPage(() => reachWideParts());
