import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../site/extensions/fixtures/extended-site.ts';
import { createPreviewServer } from '../../site/preview/preview-server.ts';
import { createSite } from '../fixtures/site.ts';
import { openSite, type SiteReader } from './site-reader.ts';

const MACHINE = new URL('../../machine.ts', import.meta.url).href;
const LONG = 'Many words about tea. '.repeat(3000);

/** A host: what it answers by path. */
const pages: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {};
let closing = 0;
const other = createServer((request, response) => {
  if (closing > 0) {
    closing -= 1;
    request.socket.destroy();
    return;
  }
  const { status = 200, headers, body } = pages[request.url ?? ''] ?? { status: 404 };
  response.writeHead(status, headers).end(body);
});
const listen = (server: typeof other) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address?.port}`);
    });
  });

let site: SiteReader;
let preview: typeof other;
let origin: string;
let otherOrigin: string;

beforeAll(async () => {
  const root = createSite({
    'bifolio.config.mjs': `import { machine } from ${JSON.stringify(MACHINE)};
export default { base: '/docs/', git: false, extensions: [machine()],
  locales: { '/': { lang: 'zh-CN', title: '手册' }, '/en/': { lang: 'en-US', title: 'Handbook' } } };\n`,
    'README.md': '# 手册\n',
    'brew.md': '# 泡茶\n\n用热水泡茶，三分钟即可。\n',
    'en/README.md': '# Handbook\n',
    'en/brew.md': '# Brewing\n\nHeat the water, and wait for three minutes.\n',
    'en/long.md': `# Long\n\n${LONG}\n`,
  });
  await build(root);
  preview = createPreviewServer(
    { outDir: join(root, 'dist'), base: '/docs/' },
    { hosts: true, onFault() {} },
  );
  origin = await listen(preview);
  otherOrigin = await listen(other);
  site = await openSite(`${origin}/docs/en/brew/`);
});

afterAll(() => {
  preview.close();
  other.close();
});

it('finds words of either language, by the script of the query', async () => {
  expect(await site.search('热水')).toBe(`## 泡茶\n${origin}/docs/brew/\n> 泡茶: 用热水泡茶，三分钟即可。`);
  expect(await site.search('minutes')).toContain(
    `## Brewing\n${origin}/docs/en/brew/\n> Brewing: …and wait for three minutes.`,
  );
  expect(await site.search('minutes', { lang: 'zh-CN' })).toBe('Nothing was found for "minutes".');
});

it('reads a page by its address or path, a piece at a time', async () => {
  for (const path of ['/en/brew/', '/docs/en/brew', 'en/brew/index.html', `${origin}/docs/en/brew/#x`])
    expect(await site.read(path), path).toContain('# Brewing\n\nHeat the water');
  const first = await site.read('/en/long/');
  const [, next] = /Go on with offset (\d+)\.\]$/.exec(first) ?? [];
  expect(first.length).toBeLessThan(41_000);
  expect(await site.read('/en/long/', Number(next))).toMatch(/Many words about tea\.\n$/);
});

it('lists the pages of a language', async () => {
  expect(await site.list('en-US')).toContain('- [Brewing](/docs/en/brew/index.md): Heat the water');
});

it.each([
  ['a path outside', () => site.read('../../etc/passwd'), /outside http/],
  ['another host', () => site.read('https://example.com/'), /outside http/],
  ['a page that is not there', () => site.read('/nothing/'), /answers with status 404/],
  ['a language that is not there', () => site.list('fr'), /no language "fr", but zh-CN, en-US/],
])('refuses %s', async (_, ask, message) => {
  await expect(ask()).rejects.toThrow(message);
});

const valid = JSON.stringify({ format: 1, languages: [{ lang: 'en', path: '/', title: 'A' }] });

it('follows no redirect to another host, and reads no endless answer', async () => {
  pages['/bifolio.json'] = { body: valid };
  pages['/a/index.md'] = { status: 302, headers: { location: `${origin}/docs/en/brew/index.md` } };
  pages['/b/index.md'] = { body: 'x'.repeat(5_100_000) };
  pages['/c/index.md'] = { status: 302, headers: { location: '/c/index.md' } };
  const reader = await openSite(`${otherOrigin}/`);
  await expect(reader.read('/a/')).rejects.toThrow(/outside/);
  await expect(reader.read('/b/')).rejects.toThrow(/larger than 5 MB/);
  await expect(reader.read('/c/')).rejects.toThrow(/redirected too often/);
});

it('asks again once when the host closes the connection', async () => {
  pages['/bifolio.json'] = { body: valid };
  pages['/d/index.md'] = { body: 'Here.' };
  const reader = await openSite(`${otherOrigin}/`);
  closing = 1;
  expect(await reader.read('/d/')).toBe('Here.');
  closing = 2;
  await expect(reader.read('/d/')).rejects.toThrow(/doesn't answer/);
});

it('says what is wrong with a site', async () => {
  pages['/bifolio.json'] = { body: '{"format":99,"languages":[]}' };
  await expect(openSite(`${otherOrigin}/`)).rejects.toThrow(
    /built by a newer Bifolio\.\n {2}Run: npx bifolio@latest mcp/,
  );
  pages['/bifolio.json'] = { body: '<html>' };
  await expect(openSite(`${otherOrigin}/a/b`)).rejects.toThrow(/isn't a site for programs that read/);
  delete pages['/bifolio.json'];
  await expect(openSite(`${otherOrigin}/`)).rejects.toThrow(
    /status 404\.\n {2}The config of the site needs extensions: \[machine\(\)\]/,
  );
  await expect(openSite('example.org')).rejects.toThrow(/isn't the URL of a site/);
});
