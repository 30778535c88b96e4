const THROTTLE_MS = 100;

/** Calls back at most every 100 ms while the page scrolls or changes size, and once after. Returns the way to stop. */
export function onScroll(callback: () => void): () => void {
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
