import { morphBy } from 'bifolio/runtime';
import { BULLETIN_ATTRIBUTE } from './bulletin-attribute.ts';
import { type BulletinData, isClosed, setClosed, subscribeToBulletin } from './bulletin-store.ts';
import { yieldToFocus } from './yield-to-focus.ts';

const CLOSE_BUTTON = '[data-closes-bulletin]';

/**
 * Shows the bulletin of the page unless its reader has closed it, and closes it by its button and by Escape, until the signal
 * fires. One that an author has made looks after itself.
 */
export default function showBulletin(signal: AbortSignal) {
  const place = document.querySelector(`[${BULLETIN_ATTRIBUTE}]`);
  const frame = place && frameIn(place);
  if (!place || !frame) return;
  const bulletin = dataOf(place);
  const update = () => {
    frame.hidden = isClosed(bulletin);
  };
  const close = () => closeFrame(frame, bulletin);

  frame.addEventListener('click', ({ target }) => isOnButton(target) && close(), { signal });
  document.addEventListener('keydown', (event) => !frame.hidden && isForUs(event) && close(), { signal });
  signal.addEventListener('abort', subscribeToBulletin(update));
  yieldToFocus(frame, signal);
  morphBy(place, showAhead);
  update();
}

const frameIn = (place: Element) =>
  place.querySelector(CLOSE_BUTTON)?.closest<HTMLElement>('.bulletin') ?? undefined;

const dataOf = (place: Element) => JSON.parse(place.getAttribute(BULLETIN_ATTRIBUTE) ?? '') as BulletinData;

const isOnButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest(CLOSE_BUTTON) !== null;

function closeFrame(frame: HTMLElement, bulletin: BulletinData) {
  const hadFocus = frame.contains(document.activeElement);
  setClosed(bulletin, true);
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
}

/** The next page's bulletin says what this one does, so that it stays where it is. */
function showAhead(next: Element) {
  const frame = frameIn(next);
  if (frame) frame.hidden = isClosed(dataOf(next));
  return false;
}

/** Escape is for what was opened last. */
const isForUs = ({ key, defaultPrevented }: KeyboardEvent) =>
  key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open], :popover-open, .pswp');
