import { symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bifolio, createSite, type RunningSite, serve } from '../fixtures/site.ts';

const open: (RunningSite | Server)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const siteOfTwo = () =>
  createSite({ 'README.md': '# Home\n', 'guide/a.md': `# A\n\n${'text '.repeat(2000)}\n` });

async function preview(args: readonly string[] = [], env?: Record<string, string>): Promise<RunningSite> {
  const root = siteOfTwo();
  await bifolio(['build', root, ...args]);
  return previewOf(root, args, env);
}

async function previewOf(root: string, args: readonly string[] = [], env?: Record<string, string>) {
  const site = await serve(['preview', root, ...args], { env: { PORT: '0', ...env } });
  open.push(site);
  return site;
}

test('pages, types, compression, caching and the 404 page are those of a good host', async () => {
  const site = await preview();
  const page = await fetch(`${site.url}guide/a/`, { headers: { 'accept-encoding': 'gzip' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const [, script = ''] = (await page.text()).match(/src="\/(assets\/client-[\w-]+\.js)"/) ?? [];
  const asset = await fetch(site.url + script);
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await fetch(`${site.url}nowhere/`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('PAGE NOT FOUND');
  expect((await fetch(`${site.url}guide/a`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/guide/a/',
  );
});

test('nothing outside the output is served, nor what links lead to', async () => {
  const root = siteOfTwo();
  await bifolio(['build', root]);
  symlinkSync(join(root, 'guide'), join(root, 'dist/sources'));
  symlinkSync(join(root, 'README.md'), join(root, 'dist/home.md'));
  symlinkSync(join(root, 'dist/404.html'), join(root, 'dist/lost.html'));
  const site = await previewOf(root);
  expect((await fetch(`${site.url}lost.html`)).status).toBe(200);
  const linked = ['sources/a.md', 'sources/%61.md', 'home.md'];
  const outside = ['..%2fREADME.md', '%2e%2e/README.md', '.bifolio-output', '..%5cREADME.md'];
  for (const path of [...linked, ...outside]) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
  }
});

test('a sub-path is served at that path', async () => {
  const site = await preview(['--base', '/docs/']);
  expect(site.url).toMatch(/\/docs\/$/);
  expect((await fetch(`${site.url}guide/a/`)).status).toBe(200);
  const missing = await fetch(`${site.url}nowhere/`);
  expect([missing.status, missing.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  expect((await fetch(new URL('/', site.url), { redirect: 'manual' })).headers.get('location')).toBe(
    '/docs/',
  );
});

test('a port in use is passed over, and said', async () => {
  const blocker = createServer().listen(0, 'localhost');
  open.push(blocker);
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  const site = await preview([], { PORT: String(port) });
  // The next one may be in use as well.
  const { port: other } = new URL(site.url);
  expect(Number(other)).toBeGreaterThan(port);
  expect(site.output()).toContain(`warning Port ${port} is in use; serving on ${other} instead.`);
});

test('a folder without a built site is an error that says what to type', async () => {
  const root = createSite({ 'README.md': '# Home\n' });
  const { code, stderr } = await bifolio(['preview', root]);
  expect(code).toBe(1);
  expect(stderr).toContain(`There is no built site in ${root}/dist.`);
  expect(stderr).toContain('Build it first with: bifolio build');
});

test('a port that is no port is refused', async () => {
  const { code, stderr } = await bifolio(['preview', '--port', 'many']);
  expect(code).toBe(1);
  expect(stderr).toContain('Expected --port to be a whole number from 0 to 65535, got "many".');
  const fromEnvironment = await bifolio(['preview'], { env: { PORT: '70000' } });
  expect(fromEnvironment.stderr).toContain(
    'Expected the environment variable PORT to be a whole number from 0 to 65535, got "70000".',
  );
});
