import { findProgram } from './find-program.mjs';

/** Chromium without a window to draw is first: the same pages take it less than half the processor time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches for a Chromium that runs tests: no sandbox (containers), no GPU, no calls home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

/** Whether the Chromium without windows is missing, and no other is asked for by `CHROMIUM_PATH`. */
export const lacksShell = () => !process.env.CHROMIUM_PATH && !findProgram([shell]);

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the first installed one of the usual names.
 * `undefined` when there is none; Playwright then falls back to its own download.
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(names, macPaths);
}
