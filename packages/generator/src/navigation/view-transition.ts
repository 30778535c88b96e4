let running: ViewTransition | undefined;

/**
 * Runs `update`, in a view transition when `wanted`, the browser has them and the reader does not prefer less motion.
 * Resolves when the document has been updated, not when the animation ends. A newer transition ends an older one.
 */
export async function withViewTransition(wanted: boolean, update: () => void): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  running?.skipTransition();
  if (!wanted || still || document.hidden || !('startViewTransition' in document)) return update();
  const transition = document.startViewTransition(update);
  running = transition;
  // Both reject when the transition is skipped, which is no error here.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
