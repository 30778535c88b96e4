import { drawKnownIcons } from '../../icons/icon-element.ts';
import { refreshAppearance } from '../../islands/appearance/shown-appearance.ts';
import { enterPage, leavePage } from '../on-page.ts';
import { holdPersisted, morphBody, morphFrame, replaceBody } from './swap-body.ts';
import { swapHead } from './swap-head.ts';

export interface SwapOptions {
  /**
   * `persisted`: only `[data-persist]` elements are kept; `frame`: so is what is alike around `<main>`; `all`: whatever is
   * alike is kept, for edits in dev.
   */
  morph: 'persisted' | 'frame' | 'all';
  /** When islands and `onPage` callbacks hear of it: after a paint, showing takes two shorter tasks. @default 'before paint' */
  enter?: 'before paint' | 'after paint';
  /** Called when everything has been measured, before the first change. */
  beforeChange?(): void;
}

/**
 * Shows `next` in place of this page, at once: head, attributes of `<html>`, body and page data. Style sheets must have
 * been loaded (`loadNewSheets`). Islands and `onPage` callbacks hear of it with the next frame; then it resolves.
 */
export async function swapDocument(
  next: Document,
  { morph, enter = 'before paint', beforeChange }: SwapOptions,
): Promise<void> {
  const swap = ++latestSwap;
  // Reads positions and moves the focus, so it comes before anything that makes the browser style and lay out again.
  const kept = holdPersisted(next);
  leavePage();
  beforeChange?.();
  drawKnownIcons(next);
  swapHead(next);
  swapRootAttributes(next.documentElement);
  refreshAppearance();
  if (morph === 'all') morphBody(next);
  else if (morph === 'frame') morphFrame(next);
  else replaceBody(next, kept);
  // Callbacks measure the page, which is laid out once when they wait for the frame.
  await (enter === 'after paint' ? afterPaint() : beforePaint());
  if (swap !== latestSwap) return;
  enterPage();
}

/** A swap whose page is gone again before the next frame has nobody to tell. */
let latestSwap = 0;

/** A hidden tab has no frames. */
const beforePaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve());
  });

/** Resolves in a task of its own, once the next frame has been painted. */
export async function afterPaint(): Promise<void> {
  await beforePaint();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Attributes of `<html>` that are the reader's or the runtime's, not the page's. */
const KEPT = new Set(['data-theme', 'data-appearance', 'data-navigating', 'data-turning']);

function swapRootAttributes(next: Element) {
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) {
    if (!KEPT.has(name) && !next.hasAttribute(name)) root.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    // Setting `lang` makes the browser match all styles again, even to what it was.
    if (!KEPT.has(name) && root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
