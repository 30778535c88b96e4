// The button is on every page with a translation; what it opens is fetched when it, or its key, is pressed.
const load = () => import('./toggle-facing.ts');

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-facing]');
  if (button) load().then((facing) => facing.toggleFacing(button));
});

document.addEventListener('keydown', (event) => {
  const button = event.key === 'd' && document.querySelector<HTMLElement>('[data-facing]');
  // The path is empty once the event is over.
  const [at] = event.composedPath();
  if (button) load().then((facing) => facing.toggleByKey(button, event, at));
});
