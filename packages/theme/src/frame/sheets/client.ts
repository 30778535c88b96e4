import { onPage } from 'bifolio/runtime';
import {
  closeSheets,
  closeSheetsOnChoice,
  closeSheetsOnLeaving,
  closeSheetsOnResize,
} from './close-sheets.ts';
import { keepFocusInSheet } from './keep-focus-in-sheet.ts';

closeSheetsOnResize();
closeSheetsOnChoice();
closeSheetsOnLeaving();
keepFocusInSheet();
onPage(closeSheets);
