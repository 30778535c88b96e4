// The button is on every page with a translation; what it opens is fetched when it is pointed at, focused or pressed, or with its key.
const onEvent = (event: Event) => {
  // The path is empty once the event is over.
  const [at] = event.composedPath() as [Element];
  const { key } = event as KeyboardEvent;
  const button = key
    ? key === 'd' && document.querySelector<HTMLElement>('[data-facing]')
    : at.closest<HTMLElement>('[data-facing]');
  if (button) import('./toggle-facing.ts').then((facing) => facing.attend(button, event, at));
};

for (const type of ['pointerover', 'focusin', 'keydown', 'click']) document.addEventListener(type, onEvent);
