import { createSearcher } from 'bifolio/search';

globalThis.createSearcher = createSearcher;
