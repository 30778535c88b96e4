import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built, copySources, fuzzedSite, roundsOr, SEED } from './fixtures/fuzzed-site.ts';
import { type RunningSite, serve } from './fixtures/site.ts';

const ROUNDS = roundsOr(4);
const PATIENCE_MS = 20_000;

const { root, edit } = fuzzedSite();
let dev: RunningSite;
beforeAll(async () => {
  dev = await serve(['dev', root, '--port', '0']);
});
afterAll(() => dev?.close());

/** Scripts, style sheets and names of files are those of dev or of a build, and a seal is another one each time. */
const alike = (html: string) =>
  html
    .replace(
      /<(?:link rel="(?:stylesheet|modulepreload|preload)"|meta name="bifolio-|meta http-equiv)[^>]*>/g,
      '',
    )
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/(<bi-island src=")[^"]*/g, '$1')
    .replace(/\/(?:@fs\/[^"\s]*\/|assets\/)([\w.-]+?)(?:-[\w-]{8})?(\.\w+)(?=["\s)&])/g, '$1$2')
    .replace(/"slots":\[.*?"data":"[^"]*"/g, '');

const gone = 'gone';

/** The page that dev shows at the address of a file. */
async function shown(file: string): Promise<string> {
  const address = dev.url + encodeURI(file.replace(/index\.html$/, ''));
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const html = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  // Dev leads on from the address that a page would have without its `permalink`.
  const isGone = answer.status === 302 || (answer.status === 404 && !file.endsWith('404.html'));
  return isGone ? gone : alike(html);
}

test(`after random edits dev shows what a build writes (seed ${SEED})`, {
  timeout: 60_000 * ROUNDS,
}, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'bifolio-copy-'));
  let expected: Record<string, string> = {};
  let compared = 0;
  let hasFailed = false;
  for (let round = 0, made = ''; round < ROUNDS; round++) {
    if (round > 0) made += `\n${round}: ${edit({ hasFailed })}`;
    copySources(root, copy);
    const { files, ...build } = await built(copy);
    hasFailed = build.hasFailed;
    if (hasFailed) continue;
    compared++;
    const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
    const before = Object.keys(expected).map((file) => [file, gone]);
    expected = Object.fromEntries([...before, ...pages.map(([file, html]) => [file, alike(html)])]);
    // A save takes a moment to be noticed.
    const differing = async () => {
      const other: Record<string, { dev: string; build: string | undefined }> = {};
      for (const [file, build] of Object.entries(expected)) {
        const page = await shown(file);
        if (page !== build) other[file] = { dev: page, build };
      }
      return other;
    };
    await expect.poll(differing, { message: made, timeout: 2 * PATIENCE_MS, interval: 100 }).toEqual({});
  }
  expect(compared).toBeGreaterThanOrEqual(ROUNDS / 2);
});
