// Pictures of pages in Firefox and WebKit: `node e2e/engines/take-pictures.ts http://localhost:4173 pictures / /en/blog/`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFirefox, findWebKit } from '../../scripts/other-browsers.mjs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const WINDOWS = [
  [390, 844],
  [1440, 900],
] as const;
/** For islands that draw when they come into view. */
const SETTLING_MS = 1500;
/** A page of each kind. */
const PAGES = ['', 'guide/intro/', 'config/theme/', 'blog/', 'article/enx7c9s/', 'guide/chart/echarts/'];

const [site = 'http://localhost:4173', folder = 'pictures', ...paths] = process.argv.slice(2);
const [firefox, webkit] = [findFirefox(), findWebKit()];
const engines = [
  { name: 'firefox', apt: 'firefox-esr', start: firefox && (() => startFirefox(firefox)) },
  { name: 'webkit', apt: 'webkit2gtk-driver and xvfb', start: webkit && (() => startWebKit(webkit)) },
];
mkdirSync(folder, { recursive: true });
for (const { name, apt, start } of engines) {
  if (!start) {
    console.log(`No ${name} here; on Debian it comes with ${apt}.`);
    continue;
  }
  await using engine = await start();
  for (const path of paths.length > 0 ? paths : PAGES.map((page) => `/en/${page}`))
    await take(name, engine, path);
}

async function take(name: string, engine: Engine, path: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await engine.resize(width, height);
    await engine.open(site + path);
    await wait(SETTLING_MS);
    const file = join(folder, `${name}-${width}${path.replaceAll(/\W+/g, '-')}.png`);
    writeFileSync(file, await engine.picture());
    console.log(file);
  }
}
