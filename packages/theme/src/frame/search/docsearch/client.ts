import { onPage } from 'bifolio/runtime';

// Fetched ahead: it keeps the keys that are typed while Algolia's dialog is on its way.
onPage(() => {
  if (document.querySelector('[data-docsearch]')) import('./open-docsearch.ts').catch(() => {}); // Opening tries again.
  return undefined;
});
