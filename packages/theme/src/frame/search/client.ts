import { onPage } from 'bifolio/runtime';
import { revealFoundPassage } from './found-passage/found-passage.ts';
import { openSearchByKey } from './open-search-by-key.ts';

openSearchByKey();
onPage(revealFoundPassage);
