/** Distance from the top at which a heading counts as reached, in pixels (specification 9). */
const OFFSET_PX = 80;
const THROTTLE_MS = 100;

/** Marks in the outline where the reader is. Returns its own cleanup. */
export function trackOutline(): (() => void) | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.frame-outline a')];
  if (links.length === 0) return undefined;
  const headings = links.flatMap(
    (link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [],
  );
  const mark = () => {
    const id = currentHeading(headings, atBottom())?.id;
    for (const link of links) {
      if (id !== undefined && decodeURIComponent(link.hash.slice(1)) === id)
        link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    document
      .querySelector('.frame-outline [aria-current]')
      ?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  };
  const stop = onScroll(mark);
  mark();
  return stop;
}

/** The last heading above the offset; the last of all at the bottom of the page; none before the first. */
export function currentHeading<T extends Pick<Element, 'getBoundingClientRect'>>(
  headings: readonly T[],
  isAtBottom: boolean,
): T | undefined {
  if (isAtBottom) return headings.at(-1);
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= OFFSET_PX + 1);
}

function atBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight + 1 && scrollY + innerHeight >= scrollHeight - 1;
}

/** Calls back at most every 100 ms while the page scrolls, and once after. */
function onScroll(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      callback();
    }, THROTTLE_MS);
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}
