import { onScroll } from '../on-scroll.ts';
import { showInColumn } from '../show-in-column.ts';

/** Distance from the top at which a heading counts as reached, in pixels. More where more sticks there. */
const OFFSET_PX = 80;
/** Scroll margin of everything that has an id (`styles/reset.css`). */
const SCROLL_MARGIN_PX = 64;

/** When a page is first marked, if nobody scrolls before, milliseconds. */
const INITIAL_DELAY_MS = 1000;
/** How long the page must rest before the bar beside the outline moves, milliseconds. */
const MARKER_DEBOUNCE_MS = 500;

/**
 * Marks in the outline where the reader is: the entry at once, the bar beside it when the page rests. Returns its own
 * cleanup.
 */
export function trackOutline(): (() => void) | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.frame-outline a')];
  if (links.length === 0) return undefined;
  const headings = links.flatMap((link) => document.getElementById(targetOf(link)) ?? []);
  let settling: ReturnType<typeof setTimeout> | undefined;
  const moveBar = () => {
    for (const link of links) {
      const isCurrent = link.hasAttribute('aria-current');
      link.toggleAttribute('data-marked', isCurrent);
      // An outline longer than the window scrolls along.
      if (isCurrent) showInColumn(link, link.closest('.frame-outline'));
    }
  };
  const mark = () => {
    const id = currentHeading(headings, { isAtBottom: isAtBottom(), offset: offset() })?.id;
    for (const link of links) {
      if (targetOf(link) === id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    clearTimeout(settling);
    settling = setTimeout(moveBar, MARKER_DEBOUNCE_MS);
  };
  const first = setTimeout(mark, INITIAL_DELAY_MS);
  const stop = onScroll(mark);
  return () => {
    clearTimeout(first);
    clearTimeout(settling);
    stop();
  };
}

/** The last heading above the offset; the last of all at the bottom of the page; none before the first. */
export function currentHeading<T extends Pick<Element, 'getBoundingClientRect'>>(
  headings: readonly T[],
  { isAtBottom, offset }: { isAtBottom: boolean; offset: number },
): T | undefined {
  if (isAtBottom) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= offset + 1);
}

/** As it is written: the browser's own form of it is encoded, and an id may hold a `%` of its own. */
const targetOf = (link: Element) => link.getAttribute('href')?.slice(1) ?? '';

/** Where a heading that a link has scrolled to stands: its scroll margin below the page's scroll padding. */
function offset(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(OFFSET_PX, SCROLL_MARGIN_PX + padding);
}

/** A page too short to scroll has no bottom to reach. */
function isAtBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight + 1 && scrollY + innerHeight >= scrollHeight - 1;
}
