import { reachWideParts } from '../../prose/wide-parts/reach-wide-parts.ts';
import { alignElements } from './align-elements.ts';
import { facingRows } from './facing-rows.ts';
import { layOutLater } from './lay-out-later.ts';
import { ROWS } from './other-leaf.ts';

/** From here on there is room for two columns. */
const WIDE = '(width >= 56.25em)';

/**
 * Shows the page's text beside that of its translation, a row for each pair of elements. Returns what closes it again; `undefined` when
 * there is no translation to show, which the button then says. `onClose`: called when the reader has closed it by Escape.
 */
export function openFacing(
  button: HTMLElement,
  leaf: Element | undefined,
  onClose: () => void,
): (() => void) | undefined {
  const {
    facingLang: lang = '',
    facingDir: dir = '',
    facingLabel: label = '',
    facingFailed: failed = '',
  } = button.dataset;
  const status = button.parentElement?.querySelector('[role="status"]');
  const prose = document.querySelector<HTMLElement>('article > .prose');
  if (status) status.textContent = leaf ? '' : failed;
  if (!leaf || !prose) return undefined;
  const places = [prose, ...prose.querySelectorAll(ROWS)].map((one) => [one, [...one.children]] as const);
  const children = [...prose.children].flatMap(withoutRows);
  const place = firstShown(children);
  const room = matchMedia(WIDE);
  const facing = document.createElement('div');
  facing.className = 'frame-facing';
  const pairs = alignElements(children, [...document.importNode(leaf, true).children]);
  const rows = facingRows(pairs, { lang, dir, label }, room.matches);
  const stopLayout = layOutLater(
    rows,
    Math.max(
      0,
      pairs.findIndex(([here]) => here && here === place),
    ),
  );
  facing.append(...rows);
  const stopSides = openSides(facing, room);
  prose.append(facing);
  const leaveParts = reachWideParts(facing);
  button.closest<HTMLElement>(':popover-open')?.hidePopover();
  const root = document.documentElement;
  root.toggleAttribute('data-facing-open', true);
  button.setAttribute('aria-pressed', 'true');
  place?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const close = () => {
    stopLayout();
    stopSides();
    stopKeys();
    leaveParts();
    const now = firstShown(children);
    facing.remove();
    for (const [one, own] of places) one.append(...own);
    root.removeAttribute('data-facing-open');
    button.setAttribute('aria-pressed', 'false');
    now?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const stopKeys = onEscape(facing, () => {
    close();
    onClose();
    button.focus({ preventScroll: true });
  });
  return close;
}

const withoutRows = (one: Element): Element[] =>
  one.matches(ROWS) ? [...one.children].flatMap(withoutRows) : [one];

/** Sides that are folded on small screens are open where there is room. Returns what ends it. */
function openSides(facing: Element, room: MediaQueryList): () => void {
  const open = () => {
    for (const side of facing.querySelectorAll<HTMLDetailsElement>('details.frame-facing-side'))
      side.open = room.matches || side.hasAttribute('data-heading');
  };
  room.addEventListener('change', open);
  return () => room.removeEventListener('change', open);
}

/** Hears of Escape unless a dialog or another script takes it. Returns what ends it. */
function onEscape(facing: Element, whenPressed: () => void): () => void {
  const stop = () => document.removeEventListener('keydown', onKey);
  const onKey = (event: KeyboardEvent) => {
    if (!facing.isConnected) return stop();
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open], :popover-open');
    if (event.key === 'Escape' && !isTaken) whenPressed();
  };
  document.addEventListener('keydown', onKey);
  return stop;
}

/** The first element that the reader sees, unless the page stands at its top. */
function firstShown(elements: readonly Element[]): Element | undefined {
  if (scrollY < innerHeight / 2) return undefined;
  return elements.find((one) => one.getBoundingClientRect().bottom > 80);
}
