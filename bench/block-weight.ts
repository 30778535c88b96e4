// Weigh pages of single blocks, before and after what is on them is used: `node bench/block-weight.ts youtube pdf caniuse`.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { root } from '../scripts/paths.mjs';
import { launch, newPage } from './browser/chromium.ts';
import { serveStatic } from './browser/static-server.ts';
import { runMeasured } from './measures/run-measured.ts';
import { measureWeight } from './measures/weight.ts';

const names = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bifolio-block-weight-'));
const pages: Record<string, string> = { index: 'Only text.' };
for (const name of names)
  pages[name] = readFileSync(join(root, 'packages/theme/src/blocks', name, 'example.md'), 'utf8');
mkdirSync(join(folder, 'docs'));
for (const [name, text] of Object.entries(pages))
  writeFileSync(join(folder, 'docs', `${name}.md`), `# ${name}\n\n${text}\n`);
await runMeasured(['bifolio', 'build', '--out', join(folder, 'site')], join(folder, 'docs'));

await using site = await serveStatic(join(folder, 'site'));
const browser = await launch();
console.log('| page (kB, brotli) | HTML and CSS | script while reading | script at idle | when used |');
console.log('| --- | --: | --: | --: | --: |');
for (const name of Object.keys(pages)) {
  const url = name === 'index' ? `${site.url}/` : `${site.url}/${name}/`;
  const { htmlAndCss, readingScript, idleScript } = await measureWeight(browser, url);
  const used = await weighUse(browser, url);
  console.log(`| ${name} | ${[htmlAndCss, readingScript, idleScript, used].map(kilobytes).join(' | ')} |`);
}
await browser.close();

/** Script and style that the site sends once every button of the text has been pressed, brotli. Other hosts answer nothing. */
async function weighUse(browser: Browser, url: string): Promise<number> {
  const page = await newPage(browser);
  await page.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  await sleep(1000);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const isOwn = new URL(response.url()).origin === new URL(url).origin;
    if (isOwn && /javascript|css/.test(response.headers()['content-type'] ?? ''))
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  for (const button of await page.locator('main button:visible').all())
    await button.click({ timeout: 2000 }).catch(() => {});
  await sleep(2000);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return total;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
