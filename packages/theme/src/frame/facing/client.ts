// The button is on every page with a translation; what it opens is fetched when it is pressed.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-facing]');
  if (button) import('./toggle-facing.ts').then(({ toggleFacing }) => toggleFacing(button));
});
