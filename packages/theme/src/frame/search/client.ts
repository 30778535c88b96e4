import { onPage } from 'bifolio/runtime';
import { closeSearch } from './close-search.ts';
import { revealFoundPassage } from './found-passage/found-passage.ts';
import { openSearchByButton, openSearchByKey } from './open-search.ts';

openSearchByKey();
openSearchByButton();
closeSearch();
onPage(revealFoundPassage);
