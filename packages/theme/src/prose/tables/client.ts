import { onPage } from 'bifolio/runtime';
import { makeWideTablesFocusable } from './make-wide-tables-focusable.ts';

onPage(makeWideTablesFocusable);
