import { hasNavigation } from 'bifolio/runtime';

/** Back and forward, and links to the page that is shown. `returns` tells the first from the others: they lead to where the reader was. */
export function onEntryChange(callback: (returns: boolean) => Promise<void>, signal: AbortSignal) {
  if (!hasNavigation()) return window.addEventListener('popstate', () => void callback(true), { signal });
  const places = new Map<string | undefined, number>();
  navigation.addEventListener(
    'navigate',
    (event) => {
      places.set(navigation.currentEntry?.key, scrollY);
      if (!returnsWithinList(event)) return;
      const place = places.get(event.destination.key);
      event.intercept({
        scroll: 'manual', // The browser would scroll before the list has its old length.
        focusReset: 'manual',
        async handler() {
          await callback(true);
          if (place === undefined) event.scroll();
          else scrollTo({ top: place, behavior: 'instant' });
        },
      });
    },
    { signal },
  );
  navigation.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      if (navigationType !== 'traverse') void callback(false);
    },
    { signal },
  );
}

const returnsWithinList = ({ navigationType, canIntercept, hashChange, destination }: NavigateEvent) =>
  navigationType === 'traverse' &&
  canIntercept &&
  !hashChange &&
  destination.sameDocument &&
  new URL(destination.url).pathname === location.pathname;
