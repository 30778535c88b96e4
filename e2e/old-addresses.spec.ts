import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { scratchFolder } from './scratch.ts';
import { bifolio } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

const files = {
  'bifolio.config.ts': `export default {
    base: '/docs/',
    locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } },
    redirects: { '/old/': '/guide/intro/', '/part/': '/guide/intro/?v=2#end' },
  };`,
  'README.md': '# 首页\n',
  'guide/README.md': '# 指南\n',
  'guide/intro.md': '# 介绍\n\n## End\n',
  'guide/moved.md': '---\npermalink: /article/x1/\n---\n\n# 搬走\n\n## End\n',
  'notes/README.md': '---\npermalink: /all/\n---\n\n# 笔记\n',
  'en/README.md': '# Home\n\n<a href="/guide/moved.html#end">old link</a>\n',
};

let folder: string;
let host: Server;
let root: string;
test.beforeAll(async () => {
  folder = scratchFolder('old-addresses');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await bifolio(['build', folder]);
  host = plainHost(join(folder, 'dist'), '/docs/');
  await new Promise<void>((resolve) => host.listen(0, resolve));
  root = `http://localhost:${(host.address() as AddressInfo).port}/docs/`;
});
test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

/** A host as plain as they come: files, `index.html` of folders, one 404 page for all, no redirects, no headers but types. */
function plainHost(dir: string, base: string): Server {
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' };
  return createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname).replace(base, '/');
    const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
    const found = existsSync(file) && statSync(file).isFile();
    const served = found ? file : join(dir, '404.html');
    const type = types[served.split('.').at(-1) as keyof typeof types] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : 404, { 'content-type': `${type};charset=utf-8` });
    response.end(readFileSync(served));
  });
}

const ways = [
  ['old/?a=1#end', 'guide/intro/?a=1#end', 'a redirect of the config keeps query and place'],
  ['part/?a=1', 'guide/intro/?v=2#end', 'what a redirect says itself counts more'],
  ['guide/intro.html?a=1#end', 'guide/intro/?a=1#end', 'an old .html address keeps query and place'],
  ['guide/intro.md', 'guide/intro/', 'a Markdown file is its page'],
  ['guide/README.html', 'guide/', 'README is its folder'],
  ['guide/moved.html#end', 'article/x1/#end', 'a page with an address of its own is found by its file'],
  ['guide/moved.md', 'article/x1/', 'so it is by its Markdown file'],
  ['guide/moved/', 'article/x1/', 'and by the address that its file would have'],
  ['notes/README.md', 'all/', 'so is a folder whose README has an address of its own'],
  ['guide/intro', 'guide/intro/', 'a missing slash is added'],
];

for (const [from = '', to = '', title = ''] of ways) {
  test(title, async ({ page, allowProblems }) => {
    allowProblems(/status of 404/);
    await page.goto(root + from);
    await expect(page).toHaveURL(root + to);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('a link to an old address leads on too', async ({ page, allowProblems }) => {
  allowProblems(/status of 404/);
  await page.goto(`${root}en/`);
  await page.getByRole('link', { name: 'old link' }).click();
  await expect(page).toHaveURL(`${root}article/x1/#end`);
});

test('a missing page is told in the language of its path, whichever page the host shows', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/status of 404/);
  await page.goto(`${root}en/nope/?a=1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL(`${root}en/nope/?a=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' })).toBeVisible();
  await page.goto(`${root}nope/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('without script a redirect of the config still leads on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${root}old/`);
  await expect(page).toHaveURL(`${root}guide/intro/`);
  await context.close();
});

test('a site that asks for no more has one file for each page', () => {
  expect(existsSync(join(folder, 'dist/guide/intro.html'))).toBe(false);
  expect(existsSync(join(folder, 'dist/old/index.html'))).toBe(true);
});

test('the script of redirects shares no module with that of pages', () => {
  const assets = join(folder, 'dist/assets');
  const script = readdirSync(assets).find((name) => name.startsWith('lead-on-')) ?? '';
  expect(readFileSync(join(assets, script), 'utf8')).not.toMatch(/\bimport\b/);
});
