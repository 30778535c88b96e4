const DEBOUNCE_MS = 100;

/** Calls back when an element has another size, 100 ms after the last change. Returns the way to stop. */
export function onResize(element: Element, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (!isFirst) timer = setTimeout(callback, DEBOUNCE_MS);
    isFirst = false;
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
