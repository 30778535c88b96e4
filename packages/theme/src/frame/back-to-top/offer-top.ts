import { onScroll } from '../on-scroll.ts';

/** How long after scrolling the button shows how far one is. */
const PERCENT_MS = 1000;

export interface ScrollPosition {
  /** Pixels above the viewport. */
  top: number;
  /** Height of the whole page. */
  height: number;
  viewport: number;
}

/** Shows the button that leads to the top, and for a second after scrolling how far down one is. Returns its own cleanup. */
export function offerTop(): (() => void) | undefined {
  const button = document.querySelector<HTMLButtonElement>('.frame-back-to-top');
  const percent = button?.querySelector('span');
  if (!button || !percent) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const position = scrollPosition();
    button.toggleAttribute('data-visible', isFarDown(position));
    percent.dataset.percent = `${scrolledPercent(position)}%`;
  };
  const stop = onScroll(() => {
    update();
    button.dataset.scrolling = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete button.dataset.scrolling, PERCENT_MS);
  });
  const goUp = () => {
    scrollTo({ top: 0 });
    // The button disappears; the focus must not go with it.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  update();
  button.addEventListener('click', goUp);
  return () => {
    stop();
    clearTimeout(timer);
    button.removeEventListener('click', goUp);
  };
}

/** Whether the page is taller than the viewport and scrolled past half of it. */
export function isFarDown({ top, height, viewport }: ScrollPosition): boolean {
  return height > viewport && top > viewport / 2;
}

/** How much of the way down is behind the reader, 0 to 100. */
export function scrolledPercent({ top, height, viewport }: ScrollPosition): number {
  const way = height - viewport;
  return way <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((top / way) * 100)));
}

const scrollPosition = (): ScrollPosition => ({
  top: scrollY,
  height: document.documentElement.scrollHeight,
  viewport: innerHeight,
});
