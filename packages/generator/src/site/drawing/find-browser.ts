import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** The path of a Chromium on this machine: the one without windows first, since it takes less than half the processor time. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter((folder) => folder !== undefined);
  const onWindows = programs.flatMap((folder) => WINDOWS.map((name) => join(folder, name)));
  return [...onPath, ...MAC, ...onWindows].find((path) => existsSync(path));
}
