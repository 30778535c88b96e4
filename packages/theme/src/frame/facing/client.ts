// The button is on every page with a translation; what it opens is fetched with the first press, which that module answers itself.
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-facing]')) import('./toggle-facing.ts');
});
