const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the reader wants things to stand still. */
export const prefersStillness = (): boolean => matchMedia(REDUCED_MOTION).matches;

/**
 * Calls `draw` for every frame in which `element` is on screen (`evenOffscreen`: always), with the milliseconds it has been
 * moving. Readers who prefer less motion get one frame. Returns how to stop.
 */
export function runWhileVisible(
  element: Element,
  draw: (elapsedMs: number) => void,
  { evenOffscreen = false } = {},
): () => void {
  const stillness = matchMedia(REDUCED_MOTION);
  let visible = false;
  let frame = 0;
  let elapsed = 0;
  let last: number | undefined;

  function step(now: number) {
    elapsed += Math.min(now - (last ?? now), 100);
    last = now;
    draw(elapsed);
    frame = requestAnimationFrame(step);
  }
  function update() {
    cancelAnimationFrame(frame);
    last = undefined;
    if (visible && !stillness.matches) frame = requestAnimationFrame(step);
  }

  const observer = new IntersectionObserver((entries) => {
    visible = evenOffscreen || (entries.at(-1)?.isIntersecting ?? false);
    update();
  });
  draw(0);
  observer.observe(element);
  stillness.addEventListener('change', update);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    stillness.removeEventListener('change', update);
  };
}
