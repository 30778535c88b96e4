import { onPage } from 'bifolio/runtime';
import { closeSheets, closeSheetsOnChoice, closeSheetsOnResize } from './close-sheets.ts';
import { keepFocusInSheet } from './keep-focus-in-sheet.ts';

closeSheetsOnResize();
closeSheetsOnChoice();
keepFocusInSheet();
onPage(closeSheets);
