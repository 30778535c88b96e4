import { onPage } from 'bifolio/runtime';
import { closeSheets, closeSheetsOnChoice, closeSheetsOnResize } from './close-sheets.ts';

closeSheetsOnResize();
closeSheetsOnChoice();
onPage(closeSheets);
