import sheet from '../../../src/frame/facing/rows.css?url';
import { isTyped } from '../../browser/is-typed.ts';
import { linkSheet, linkSheetsOf } from '../../browser/link-sheet.ts';
import { openFacing } from './open-facing.ts';
import { fetchLeaf } from './other-leaf.ts';

/** What closes the pages that are open beside each other, by the button that has opened them. */
const closing = new WeakMap<HTMLElement, () => void>();
/** Translations that have been fetched, by their button. */
const leaves = new WeakMap<HTMLElement, ReturnType<typeof fetchLeaf>>();

/**
 * Opens the translation beside its page or closes it again, by a click or the key of the button. Any other event of the button fetches
 * the translation ahead. `at`: where the event began.
 */
export function attend(button: HTMLElement, event: Event, at: Element | undefined): void {
  const opens = event instanceof KeyboardEvent ? isPressed(event, at) : event.type === 'click';
  if (opens) void toggleFacing(button);
  else if (event.type !== 'keydown' && !savesData()) void fetchBoth(button).catch(() => {}); // Opening it will tell.
}

/** Whether a key is meant for facing pages: it is not typed into something, and means nothing else. */
function isPressed(event: KeyboardEvent, at: Element | undefined): boolean {
  const { altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  const isOther = altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented;
  return !(isOther || isTyped(at) || isSwitchedOff() || document.querySelector('dialog[open]'));
}

async function toggleFacing(button: HTMLElement): Promise<void> {
  const close = closing.get(button);
  const forget = () => closing.delete(button);
  if (close) {
    close();
    forget();
    return;
  }
  let isWanted = true;
  closing.set(button, () => {
    isWanted = false;
  });
  const leaf = await fetchBoth(button).catch(() => undefined);
  if (leaf) await linkSheetsOf(leaf.ownerDocument);
  if (!isWanted) return; // Pressed again meanwhile.
  const opened = button.isConnected ? openFacing(button, leaf, forget) : undefined;
  if (opened) closing.set(button, opened);
  else forget();
}

/** The translation, when its style sheet is there too. */
const fetchBoth = async (button: HTMLElement) => (await Promise.all([leafOf(button), linkSheet(sheet)]))[0];

/** The translation; asked for again when it could not be had. */
function leafOf(button: HTMLElement): ReturnType<typeof fetchLeaf> {
  const leaf = leaves.get(button) ?? fetchLeaf(button.dataset.facing ?? '');
  leaves.set(button, leaf);
  leaf.then(
    (found) => found || leaves.delete(button),
    () => leaves.delete(button),
  );
  return leaf;
}

/** Readers may switch off the keys that are single letters (WCAG 2.1.4), with that of search. */
const isSwitchedOff = () => document.documentElement.hasAttribute('data-slash-off');

/** Nothing is fetched ahead for readers who save data. Not the function of the runtime, whose import adds to the script of every page. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
