import { onPage } from 'bifolio/runtime';
import { closeAbbreviations } from './close-abbreviations.ts';

onPage(closeAbbreviations);
