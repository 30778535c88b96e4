import { onPage } from 'bifolio/runtime';
import { holdChoice } from './entries/hold-choice.ts';

/** Whether the reader came back to this page rather than to it. */
let returns = false;
window.navigation?.addEventListener?.('navigate', ({ navigationType }) => {
  returns = navigationType === 'traverse';
});

onPage(() => {
  const list = document.querySelector<HTMLElement>('main[data-posts]');
  if (!list) return undefined;
  document.documentElement.toggleAttribute('data-returning', returns);
  const showing = import('./entries/show-in-place.ts').then((entries) => entries.showInPlace(list));
  const forget = holdChoice(list, showing);
  return () => {
    forget();
    // A script that does not come has nothing to stop.
    showing.then(
      (stop) => stop(),
      () => {},
    );
  };
});
