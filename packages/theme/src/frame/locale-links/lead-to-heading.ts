import { onPage } from 'bifolio/runtime';
import { placeOf, samePlace } from './same-place.ts';

/** Follows the reader to the page of another language: to the heading at the place of the one that was read. `page`: what was shown. */
export function leadToHeading({ pathname, hash }: HTMLAnchorElement, page: Element): void {
  const place = placeOf(headingsIn(page), idIn(hash) || readId(page));
  if (!place) return;
  const stop = onPage(() => {
    const shown = document.querySelector('.frame-doc');
    if (shown === page) return undefined;
    queueMicrotask(() => stop());
    if (shown && location.pathname === pathname) goTo(samePlace(headingsIn(shown), place));
    return undefined;
  });
}

const headingsIn = (page: Element): Element[] => [
  ...page.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]'),
];

/** Id of the heading that the outline marks as the reader's place. */
const readId = (page: Element): string =>
  idIn(page.querySelector<HTMLAnchorElement>('.frame-outline [aria-current]')?.hash ?? '');

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A change of the address any earlier would end the navigation that is under way. */
async function goTo(heading: Element | undefined): Promise<void> {
  if (!heading) return;
  await globalThis.navigation?.transition?.finished.catch(() => {});
  history.replaceState(history.state, '', `#${heading.id}`);
  heading.scrollIntoView({ behavior: 'instant' });
}
