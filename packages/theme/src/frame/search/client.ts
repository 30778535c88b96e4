import { onPage } from 'bifolio/runtime';
import { revealFoundPassage } from './found-passage/found-passage.ts';
import { openSearchByButton, openSearchByKey } from './open-search.ts';

openSearchByKey();
openSearchByButton();
onPage(revealFoundPassage);
