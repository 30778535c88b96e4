import { reachWideParts } from '../../prose/wide-parts/reach-wide-parts.ts';
import { alignElements, type ElementPair } from './align-elements.ts';
import { fetchLeaf, still } from './other-leaf.ts';

/** From here on there is room for two columns. */
const WIDE = '(width >= 56.25em)';

/**
 * Shows the page's text beside that of its translation, a row for each pair of elements. Returns what closes it again; `undefined` when
 * the translation could not be shown, which the button then says. `onClose`: called when the reader has closed it by Escape.
 */
export async function openFacing(
  button: HTMLElement,
  onClose: () => void,
): Promise<(() => void) | undefined> {
  const {
    facing: url = '',
    facingLang: lang = '',
    facingLabel: label = '',
    facingFailed: failed = '',
  } = button.dataset;
  const status = button.parentElement?.querySelector('[role="status"]');
  const prose = document.querySelector<HTMLElement>('article > .prose');
  const leaf = await fetchLeaf(url).catch(() => undefined);
  if (status) status.textContent = leaf ? '' : failed;
  if (!leaf || !prose) return undefined;
  const children = [...prose.children];
  const place = firstShown(children);
  const room = matchMedia(WIDE);
  const facing = document.createElement('div');
  facing.className = 'frame-facing';
  facing.append(...alignElements(children, leaf).map((pair) => row(pair, { lang, label })));
  const openSides = () => {
    for (const side of facing.querySelectorAll('details.frame-facing-side'))
      (side as HTMLDetailsElement).open = room.matches || side.hasAttribute('data-heading');
  };
  openSides();
  room.addEventListener('change', openSides);
  prose.append(facing);
  const leaveParts = reachWideParts(facing);
  const root = document.documentElement;
  root.toggleAttribute('data-facing-open', true);
  button.setAttribute('aria-pressed', 'true');
  place?.element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const close = () => {
    room.removeEventListener('change', openSides);
    document.removeEventListener('keydown', onKey);
    leaveParts();
    const now = firstShown(children);
    facing.remove();
    prose.append(...children);
    root.removeAttribute('data-facing-open');
    button.setAttribute('aria-pressed', 'false');
    now?.element.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (!facing.isConnected) return document.removeEventListener('keydown', onKey);
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      document.querySelector('dialog[open], :popover-open')
    )
      return;
    close();
    onClose();
    button.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', onKey);
  return close;
}

/** The first element that the reader sees, unless the page stands at its top. */
function firstShown(elements: readonly Element[]): { element: Element } | undefined {
  if (scrollY < innerHeight / 2) return undefined;
  const element = elements.find((one) => one.getBoundingClientRect().bottom > 80);
  return element && { element };
}

function row([here, there]: ElementPair, { lang, label }: { lang: string; label: string }): HTMLElement {
  const div = document.createElement('div');
  div.className = 'frame-facing-row';
  const left = document.createElement('div');
  left.className = 'prose';
  if (here) left.append(here);
  div.append(left);
  if (there) div.append(side(there, { lang, label }));
  return div;
}

/** On phones, each passage of the translation opens below its own; beside it, it is always open. */
function side(there: Element, { lang, label }: { lang: string; label: string }): HTMLElement {
  const details = document.createElement('details');
  details.className = 'frame-facing-side';
  details.lang = lang;
  details.toggleAttribute('data-heading', /^H\d$/.test(there.tagName));
  const summary = document.createElement('summary');
  summary.textContent = label;
  const text = document.createElement('div');
  text.className = 'prose';
  text.append(...still(there));
  details.append(summary, text);
  return details;
}
