/** Lets the links of the language menu lead to the reader's place: they take the query and hash along, and lead to the same heading. */
export function keepPlaceAcrossLocales() {
  document.addEventListener('click', addPlace, true);
}

/** The browser and the navigation read the address after the event has come by here. */
function addPlace({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  // What is shown now tells the place, also when it is not shown any more.
  const page = document.querySelector('.frame-doc');
  if (page) import('./lead-to-heading.ts').then((place) => place.leadToHeading(link, page));
}
