import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/islands/fixtures/launch-browser.ts';
import { createSite, type RunningSite, serve } from './fixtures/site.ts';

let browser: Browser;
let site: RunningSite;
let page: Page;
let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(async () => {
  root = createSite({
    'README.md': '# Home\n',
    'links.md': '# Links\n\n[a](./nope.md) [b](./long.md#ned) [c](./long.md#end) [d](#her)\n\n## Here\n',
    'long.md': '# Long\n\n## End\n',
    'island.md': '# Island\n\n<Fuse hydrate="load" />\n',
    'page.mdx': '# Page\n\n{names.map((name) => name)}\n',
    'missing.md': '# Missing\n\n<List />\n',
    'components/Fuse.tsx':
      "'use client';\nimport { useState } from 'react';\n\nexport function Fuse() {\n  const [lit] = useState(true);\n  if (lit && globalThis.window) throw new Error('fuse blown');\n  return <b>waiting</b>;\n}\n",
    'components/List.tsx':
      "'use client';\nexport const List = ({ names }: { names: string[] }) => (\n  <ul>{names.map((name) => name)}</ul>\n);\n",
  });
  site = await serve(['dev', root, '--port', '0']);
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('links of an opened page that lead nowhere are told in the terminal, as a build tells them', async () => {
  await page.goto(`${site.url}links/`);
  await expect.poll(site.output).toContain('3:5 warning Broken link "./nope.md": no such page.');
  const told = site.output();
  expect(told).toContain('Broken link "./long.md#ned": no such heading in long.md.');
  expect(told).toContain('Broken link "#her": no such heading in links.md.\n    Did you mean "#here"?');
  expect(told).not.toContain('"./long.md#end"');
});

test('what an island throws in the browser is told with its place in terminal and overlay, until it is mended', async () => {
  await page.goto(`${site.url}island/`);
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('The island <Fuse> threw in the browser: fuse blown').waitFor();
  await overlay.getByText('components/Fuse.tsx:6:').first().waitFor();
  await expect
    .poll(site.output)
    .toMatch(/components\/Fuse\.tsx\n {2}6:\d+ error The island <Fuse> threw in the browser: fuse blown/);
  write('components/Fuse.tsx', "'use client';\nexport const Fuse = () => <b>mended</b>;\n");
  await page.locator('bi-island[hydrated]', { hasText: 'mended' }).waitFor();
  expect(await overlay.count()).toBe(0);
});

test('what a component throws while a page is rendered is told in the terminal too, with both places', async () => {
  await page.goto(`${site.url}missing/`);
  await page.getByText('components/List.tsx:3:').waitFor();
  const told = site.output();
  expect(told).toMatch(/missing\.md\n {2}3:1 error The component <List> \(components\/List\.tsx\) threw/);
  expect(told).toMatch(/Thrown at components\/List\.tsx:3:\d+\.\n {4}Fix the component, or the props/);
});

test('what an .mdx page throws itself is told with the line of its source', async () => {
  await page.goto(`${site.url}page/`);
  await page.getByText('page.mdx:3:').first().waitFor();
  expect(site.output()).toMatch(/page\.mdx\n {2}3:\d+ error This page threw while it was rendered: names is/);
});

test('a page opened while a component cannot be read, or calls a hook beside itself, says where, and comes when it is mended', async () => {
  const told = async (code: string, message: string) => {
    await page.goto('about:blank'); // What is shown would come anew in the middle of it.
    write('components/New.tsx', code);
    await expect.poll(async () => (await fetch(`${site.url}long/`)).text()).toContain(message);
    await page.goto(`${site.url}long/`);
    return page.locator('section').innerText();
  };
  expect(await told('export const New = () => <b>{</b>;\n', 'Unexpected token')).toMatch(
    /components\/New\.tsx:1:\d+\s+Unexpected token/,
  );
  await fetch(`${site.url}links/`);
  expect(site.output().match(/Unexpected token/g)).toHaveLength(1);
  const hook = await told(
    "import { useState } from 'react';\nconst [n] = useState(3);\nexport default () => n;\n",
    'useState',
  );
  expect(hook).toContain('components/New.tsx:2:');
  expect(hook).toContain('Call useState in the body of a component');
  expect(site.output()).not.toContain('Error when evaluating');
  write('components/New.tsx', 'export default () => <b>fine</b>;\n');
  await page.getByRole('heading', { name: 'Long' }).waitFor();
});
