import { mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../browser/islands/fixtures/launch-browser.ts';
import { bifolio, createSite, type RunningSite, serve } from '../fixtures/site.ts';

const THEME = fileURLToPath(new URL('../../../../theme', import.meta.url));

let browser: Browser;
let site: RunningSite;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page?.close();
  await site?.close();
});

/** Opens an address, and waits until the page hears of changes. */
async function visit(address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address);
  await connected;
}

/** Serves a site and opens no page of it. */
async function start(files: Record<string, string>, { installed = false } = {}): Promise<string> {
  const root = createSite(files);
  if (installed) installTheme(root);
  site = await serve(['dev', root, '--port', '0']);
  return root;
}

async function open(files: Record<string, string>, { installed = false } = {}): Promise<string> {
  const root = await start(files, { installed });
  page = await browser.newPage({ viewport: { width: 1000, height: 500 } });
  await visit(site.url);
  return root;
}

function installTheme(root: string): void {
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(THEME, join(root, 'node_modules/@bifolio/theme'));
}

const long = Array.from({ length: 80 }, (_, index) => `Paragraph ${index}.`).join('\n\n');

test('a page asks for few files, and once saved appears in place: no reload, same scroll position', async () => {
  const root = await open({ 'README.md': `# Home\n\n${long}\n` });
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.length, asked.join('\n')).toBeLessThan(15);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo({ top: 900, behavior: 'instant' });
  });
  writeFileSync(join(root, 'README.md'), `# Home\n\n${long.replace('Paragraph 30.', 'Changed thirty.')}\n`);
  await page.getByText('Changed thirty.').waitFor();
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([900, true]);
});

test('what is saved while a page is on its way to the browser is shown as soon as it has come', async () => {
  const root = await open({ 'README.md': '# Home\n', 'a.md': 'before\n' });
  const release = Promise.withResolvers<void>();
  await page.route('**/@vite/client', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(`${site.url}a/`, { waitUntil: 'commit' });
  await page.getByText('before').waitFor();
  writeFileSync(join(root, 'a.md'), 'after\n');
  await expect
    .poll(async () => (await fetch(`${site.url}a/`)).text())
    .toMatch(/name="bifolio-changes" content="[1-9]/);
  release.resolve();
  await page.getByText('after').waitFor();
});

test('a changed page that comes when its reader has gone on is not shown in place of the next one', async () => {
  const root = await open({ 'README.md': '# Home\n\n[Go on](a.md)\n', 'a.md': '# Next one\n' });
  const release = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(site.url, async (route) => {
    asked.resolve();
    await release.promise;
    await route.continue();
  });
  writeFileSync(join(root, 'README.md'), '# Home, changed\n\n[Go on](a.md)\n');
  await asked.promise;
  await page.getByRole('main').getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Next one' }).waitFor();
  const answered = page.waitForResponse(site.url);
  release.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Next one');
});

test('a save that follows another at once, as a formatter saves, is seen too', async () => {
  const root = await start({ 'README.md': '# Home\n' });
  const save = (title: string) => writeFileSync(join(root, 'README.md'), `---\ntitle: ${title}\n---\n`);
  const title = async () => /<title>(\w+)/.exec(await (await fetch(site.url)).text())?.[1];
  save('One');
  await expect.poll(title).toBe('One'); // The watcher has begun.
  save('Two');
  while ((await title()) !== 'Two');
  save('Three');
  await expect.poll(title).toBe('Three');
});

test('new, renamed and deleted pages are known without a restart', async () => {
  const root = await open({ 'README.md': '# Home\n\n[next](./next.md)\n' });
  writeFileSync(join(root, 'next.md'), '# Next page\n');
  await page.getByRole('navigation').getByRole('link', { name: 'Next page' }).first().waitFor();
  expect((await page.goto(`${site.url}next/`))?.status()).toBe(200);
  renameSync(join(root, 'next.md'), join(root, 'later.md'));
  await expect.poll(async () => (await fetch(`${site.url}later/`)).status).toBe(200);
  expect((await fetch(`${site.url}next/`)).status).toBe(404);
  rmSync(join(root, 'later.md'));
  await expect.poll(async () => (await fetch(`${site.url}later/`)).status).toBe(404);
});

test('what happens to files while the server starts is seen', async () => {
  const root = await start({ 'README.md': '# Home\n', 'a.md': '# A\n', 'gone.md': '# Gone\n' });
  writeFileSync(join(root, 'a.md'), '# Changed\n');
  writeFileSync(join(root, 'new.md'), '# New\n');
  rmSync(join(root, 'gone.md'));
  const statusOf = async (path: string) => (await fetch(site.url + path)).status;
  await expect.poll(() => statusOf('new/')).toBe(200);
  await expect.poll(() => statusOf('gone/')).toBe(404);
  await expect.poll(async () => (await fetch(site.url)).text()).toContain('Changed</');
});

test('a file that comes into a folder which a page shows appears on the page', async () => {
  const root = await open({
    'README.md': '# Home\n\n@[code-tree](./parts)\n',
    'parts/a.ts': 'const a = 1;\n',
  });
  await page.getByText('a.ts').first().waitFor();
  mkdirSync(join(root, 'parts/deep'));
  writeFileSync(join(root, 'parts/deep/b.ts'), 'const b = 2;\n');
  await page.getByText('b.ts').first().waitFor();
});

test('a component that throws shows where, with the lines around it, and goes away when it is mended', async () => {
  const root = await open({
    'README.md': '# Home\n\nfirst\n\n<Mood />\n',
    'components/Mood.tsx': 'export default function Mood() {\n  throw new Error("too sad");\n}\n',
  });
  await page.getByText('The component <Mood> threw while it was rendered: too sad').waitFor();
  await page.getByText('README.md:5').waitFor();
  await expect.poll(() => page.locator('pre').first().textContent()).toContain('> 5 | <Mood />');
  await page.getByText('components/Mood.tsx:2').waitFor();
  await expect.poll(() => page.locator('pre').last().textContent()).toContain('throw new Error("too sad")');
  writeFileSync(join(root, 'components/Mood.tsx'), 'export default () => <b>happy</b>;\n');
  await page.locator('b', { hasText: 'happy' }).waitFor();
});

test('broken frontmatter is shown in place of the page, at the start too, until it is mended', async () => {
  const broken = '---\ntitle: "A\n---\ntext\n';
  const root = await open({ 'README.md': '# Home\n', 'a.md': broken });
  expect(site.output()).toContain('The frontmatter is not valid YAML');
  await visit(`${site.url}a/`);
  await page.getByText('a.md:2').waitFor();
  await expect.poll(() => page.locator('pre').textContent()).toContain('> 2 | title: "A');
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  writeFileSync(join(root, 'a.md'), broken.replace('"', ''));
  await page.getByText('text', { exact: true }).waitFor();
  await connected;
  expect(await page.title()).toContain('A');
  writeFileSync(join(root, 'a.md'), broken);
  await page.getByText('The frontmatter is not valid YAML').waitFor();
  writeFileSync(join(root, 'later.md'), '# Later\n');
  await expect.poll(async () => (await fetch(`${site.url}later/`)).status).toBe(200);
});

test('a new page with broken frontmatter is there as soon as it is mended, a new .mdx page at once', async () => {
  const root = await start({ 'README.md': '# Home\n' });
  writeFileSync(join(root, 'a.md'), '---\ntitle: "A\n---\ntext\n');
  await expect.poll(() => site.output()).toContain('The frontmatter is not valid YAML');
  writeFileSync(join(root, 'a.md'), '---\ntitle: A\n---\ntext\n');
  await expect.poll(async () => (await fetch(`${site.url}a/`)).status).toBe(200);
  writeFileSync(join(root, 'b.mdx'), '# B\n\nIt is {20 + 1}.\n');
  await expect.poll(async () => (await fetch(`${site.url}b/`)).text()).toContain('It is 21.');
  writeFileSync(join(root, 'b.mdx'), 'It is {20 +\n');
  await expect
    .poll(async () => (await fetch(`${site.url}b/`)).text())
    .toContain('This .mdx page cannot be read');
});

test('a changed config restarts the server on the same port; a broken one keeps it running', async () => {
  const config = (title: string) => `export default { title: ${title} };\n`;
  const root = await open({ 'README.md': '# Home\n', 'bifolio.config.ts': config("'First'") });
  expect(await page.title()).toBe('Home | First');
  writeFileSync(join(root, 'bifolio.config.ts'), config("'Second'"));
  await expect.poll(async () => (await fetch(site.url)).text()).toContain('Home | Second');
  writeFileSync(join(root, 'bifolio.config.ts'), config('12'));
  await expect.poll(() => site.output()).toContain('Expected option `title` to be text, got 12.');
  expect(await (await fetch(site.url)).text()).toContain('Home | Second');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('# Home\n');
});

test('modules that the config imports, and those that they import, count as the config', async () => {
  const write = (title: string) => writeFileSync(join(root, 'title.ts'), `export default ${title};\n`);
  const root = await open({
    'README.md': '# Home\n',
    'bifolio.config.ts': "import { options } from './options.ts';\nexport default options;\n",
    'options.ts': "import title from './title.ts';\nexport const options = { title };\n",
    'title.ts': "export default 'First';\n",
  });
  write("'Second'");
  await expect.poll(() => page.title()).toBe('Home | Second');
  write("'Third");
  await expect.poll(() => site.output()).toContain('The site is served as it was');
  write("'Fourth'");
  await expect.poll(() => page.title()).toBe('Home | Fourth');
});

test('a config that comes later is read; one that is saved as it was restarts nothing', async () => {
  const root = await open({ 'README.md': '# Home\n' });
  const save = (title: string) =>
    writeFileSync(join(root, 'bifolio.config.ts'), `export default { title: '${title}' };\n`);
  const restarts = () => site.output().split('restarted').length - 1;
  save('First');
  await expect.poll(restarts).toBe(1);
  save('First');
  writeFileSync(join(root, 'a.md'), '# A\n');
  await expect.poll(async () => (await fetch(`${site.url}a/`)).status).toBe(200);
  save('Second');
  await expect.poll(() => page.title()).toBe('Home | Second');
  expect(restarts()).toBe(2);
});

test('a page that is on its way while the server restarts hears of what changes afterwards', async () => {
  const config = (title: string) => `export default { title: '${title}' };\n`;
  const root = await open({
    'README.md': '# Home\n',
    'a.md': 'before\n',
    'bifolio.config.ts': config('First'),
  });
  const restarted = Promise.withResolvers<void>();
  await page.route('**/@vite/client', async (route) => {
    const response = await route.fetch();
    await restarted.promise;
    await route.fulfill({ response });
  });
  await page.goto(`${site.url}a/`, { waitUntil: 'commit' });
  await page.getByText('before').waitFor();
  writeFileSync(join(root, 'bifolio.config.ts'), config('Second'));
  await expect.poll(() => site.output()).toContain('restarted');
  restarted.resolve();
  await expect.poll(() => page.title()).toContain('Second');
  writeFileSync(join(root, 'a.md'), 'after\n');
  await page.getByText('after').waitFor();
});

test('drafts are pages in dev, and a path in another form leads to the page', async () => {
  await start({ 'README.md': '# Home\n', 'idea.md': '---\ndraft: true\n---\n# Idea\n' });
  for (const path of ['idea', 'idea.md', 'idea.html', 'idea/']) {
    const response = await fetch(site.url + path);
    expect([path, response.status, new URL(response.url).pathname]).toEqual([path, 200, '/idea/']);
  }
});

test('a folder of the public folder is asked for as on a host, by its name', async () => {
  await start({ 'README.md': '# Home\n', 'public/示例/index.html': '<h1>Plain</h1>' });
  expect(await (await fetch(`${site.url}示例/`)).text()).toBe('<h1>Plain</h1>');
  expect((await fetch(`${site.url}none/`)).status).toBe(404);
});

test('pictures of the project that lie beside the site are served, other files there are not', async () => {
  const root = createSite({
    'docs/bifolio.config.ts': "export default { project: '..' };",
    'docs/README.md': '![A square](../shared/square.svg)\n',
    'shared/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'shared/notes.txt': 'Not for readers.',
  });
  site = await serve(['dev', join(root, 'docs'), '--port', '0']);
  const [, address = ''] =
    /<img[^>]* src="([^"]+square[^"]+)"/.exec(await (await fetch(site.url)).text()) ?? [];
  const statusOf = async (path: string) => (await fetch(new URL(path, site.url))).status;
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(address.replace('square.svg', 'notes.txt'))).toBe(403);
});

test('redirects of the config lead where they do on a host, with a slash at the end and without', async () => {
  const redirects = { '/old/': '/#part', '/away': 'https://example.org/' };
  await start({
    'README.md': '# Home\n',
    'bifolio.config.ts': `export default { redirects: ${JSON.stringify(redirects)} };\n`,
  });
  const leadsTo = async (path: string) =>
    (await fetch(site.url + path, { redirect: 'manual' })).headers.get('location');
  expect([await leadsTo('old/'), await leadsTo('old')]).toEqual(['/#part', '/#part']);
  const away = 'https://example.org/';
  expect([await leadsTo('away/'), await leadsTo('away')]).toEqual([away, away]);
});

test('a build of the same site leaves open pages alone', async () => {
  const root = await open({ 'README.md': '# Home\n' });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const seen = async (name: string) => {
    writeFileSync(join(root, `${name}.md`), `# ${name}\n`);
    await expect.poll(async () => (await fetch(`${site.url}${name}/`)).status).toBe(200);
  };
  await seen('before');
  expect((await bifolio(['build', root], { apart: true })).code).toBe(0);
  await seen('after');
  expect(loads).toEqual([]);
});

test('overrides, components and .mdx pages know the page like the theme does, and come and go with their files', async () => {
  const mood =
    "import { usePage } from 'bifolio/client';\nexport default () => <b>{usePage().page.title} is fine</b>;\n";
  const root = await open(
    {
      'README.md': '# Home\n\n<Mood />\n',
      'page.mdx':
        "import Mood from './components/Mood.tsx';\nimport { Brand } from '@bifolio/theme/components';\n\n# Coded\n\n<Mood /> <Brand />\n",
      'components/Mood.tsx': mood,
      'overrides/Footer.tsx': 'export default ({ original }) => <footer>first {original}</footer>;\n',
    },
    { installed: true },
  );
  await page.getByText('Home is fine').waitFor();
  await page.getByText('first').waitFor();
  writeFileSync(join(root, 'overrides/Footer.tsx'), 'export default () => <footer>second</footer>;\n');
  await page.getByText('second').waitFor();
  await page.goto(`${site.url}page/`);
  await page.getByText('Coded is fine').waitFor();
  await page.locator('main .frame-brand').waitFor();
  writeFileSync(join(root, 'components/Mood.tsx'), mood.replace('fine', 'great'));
  await page.getByText('Coded is great').waitFor();
  rmSync(join(root, 'overrides/Footer.tsx'));
  await page.getByText('second').waitFor({ state: 'detached' });
});

test('a theme that brings no bundle along is bundled at the start, and not again at the next', async () => {
  const config =
    "import { theme } from '@bifolio/theme';\nexport default { theme: { ...theme(), prebuilt: undefined } };\n";
  const root = await open({ 'README.md': '# Home\n', 'bifolio.config.ts': config }, { installed: true });
  await page.locator('.frame-brand').first().waitFor();
  const bundle = join(root, '.bifolio/dev/theme.mjs');
  const made = statSync(bundle).mtimeMs;
  await site.close();
  site = await serve(['dev', root, '--port', '0']);
  await page.goto(site.url);
  await page.locator('.frame-brand').first().waitFor();
  expect(statSync(bundle).mtimeMs).toBe(made);
});

test('packages that islands of other pages import are ready before those pages are opened, whatever else is missing', async () => {
  const root = await open({
    'README.md': '# Home\n',
    'components/Picker.tsx':
      "'use client';\nimport { Days } from 'day-picker';\nimport 'not-installed';\nexport const Picker = () => <Days />;\n",
    'node_modules/day-picker/package.json':
      '{ "name": "day-picker", "type": "module", "main": "./index.js" }',
    'node_modules/day-picker/index.js':
      "import { createElement } from 'react';\nexport const Days = () => createElement('p');\n",
  });
  const optimized = () => readFileSync(join(root, '.bifolio/vite/deps/_metadata.json'), 'utf8');
  await expect.poll(optimized).toContain('day-picker');
});

test('a file that the config names may come after it, and may go: the site is served as it was meanwhile', async () => {
  const config = (options: string) => `export default { title: 'Tea', ${options} };\n`;
  const root = await start({ 'README.md': '# Home\n', 'bifolio.config.ts': config('') });
  const status = async () => (await fetch(site.url)).status;
  expect(await status()).toBe(200);
  writeFileSync(join(root, 'bifolio.config.ts'), config("styles: ['site.css']"));
  await expect.poll(site.output).toContain('file not found');
  writeFileSync(join(root, 'site.css'), 'b { color: red }\n');
  await expect.poll(site.output).toContain('The config has changed: restarted.');
  expect(await (await fetch(site.url)).text()).toContain('site.css');

  rmSync(join(root, 'site.css'));
  writeFileSync(join(root, 'README.md'), '# Home\n\nText\n');
  const missing = () => site.output().split('file not found').length;
  await expect.poll(missing).toBe(3);
  expect(await status()).toBe(200);
  writeFileSync(join(root, 'other.md'), '# Other\n');
  await expect.poll(async () => (await fetch(`${site.url}other/`)).status).toBe(200);
  expect(missing()).toBe(3);
});
