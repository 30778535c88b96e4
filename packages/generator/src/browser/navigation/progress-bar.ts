/** Where the bar starts, what it gains each time, and how fast: parts of 1, and milliseconds. */
const MINIMUM = 0.08;
const TRICKLE = 0.02;
const TRICKLE_EVERY_MS = 800;
const SPEED_MS = 200;

/** The bar at the top of the window while a page is on its way. */
export interface ProgressBar {
  start(): void;
  /** Runs to the end and disappears. */
  finish(): void;
}

/**
 * Makes the bar: `<div class="bi-progress" aria-hidden="true"><div></div></div>` in the body while it shows. Its value
 * from 0 to 1 is the custom property `--bi-progress`; `data-done` is set while it fades. The theme draws it.
 */
export function createProgressBar(): ProgressBar {
  const bar = document.createElement('div');
  bar.className = 'bi-progress';
  bar.ariaHidden = 'true';
  bar.append(document.createElement('div'));
  let trickle: ReturnType<typeof setInterval> | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const show = (value: number) => bar.style.setProperty('--bi-progress', value.toFixed(2));
  const stop = () => {
    clearInterval(trickle);
    clearTimeout(removal);
  };
  return {
    start() {
      stop();
      let value = MINIMUM;
      delete bar.dataset.done;
      show(value);
      document.body.append(bar);
      trickle = setInterval(() => {
        value = Math.min(value + TRICKLE, 1 - MINIMUM);
        show(value);
      }, TRICKLE_EVERY_MS);
    },
    finish() {
      if (!bar.isConnected) return;
      stop();
      show(1);
      bar.dataset.done = '';
      removal = setTimeout(() => bar.remove(), SPEED_MS);
    },
  };
}
