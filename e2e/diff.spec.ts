import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { violationsEverywhere, violationsOf } from './axe.ts';
import { scratchFolder } from './scratch.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

const CONFIG =
  "export default { title: 'Tea', locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } } };\n";
const page = (words: string, minutes: number, more = '') => `# Brew

Boil ${words} water, then read [how to pour](./README.md).

- Green: ${minutes} minute
- Black: four minutes

| Tea | Minutes |
| --- | --- |
| Green | ${minutes} |

\`\`\`js
const minutes = ${minutes};
\`\`\`

The time is $t = ${minutes}$.

::: tabs
@tab Kettle
Pour ${words} water from the kettle.
@tab Pot
Pour it from the pot.
:::
${more}`;

let site: Served;
test.beforeAll(async () => {
  const root = scratchFolder('diff');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('.gitignore', 'marked\n.bifolio\n');
  write('bifolio.config.ts', CONFIG);
  write('zh/README.md', '# 茶\n\n等一分钟。\n');
  write('zh/brew.md', '# 泡茶\n\n等一分钟。\n');
  write('en/README.md', '# Tea\n\nRead on.\n');
  write('en/brew.md', page('fresh', 1, '\n## Rinsing\n\nRinse every cup twice.\n'));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'x');
  write('zh/brew.md', '# 泡茶\n\n等三分钟。\n');
  write('en/brew.md', page('cold', 2, '\n## New part\n\nA passage that comes.\n'));
  const out = join(root, 'marked');
  await bifolio(['diff', 'main', root, '--out', out]);
  site = await preview(root, '--out', out);
});
test.afterAll(() => site[Symbol.asyncDispose]());

test('marks can be read in both appearances, on paper and by screen readers', async ({ page }) => {
  await page.goto(`${site.url}en/brew/`);
  expect(await violationsEverywhere(page)).toEqual([]);
  await expect(page.getByRole('insertion').first()).toContainText('Added: cold');
  await expect(page.getByRole('deletion').first()).toContainText('Removed: fresh');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('del', { hasText: 'Rinse every cup twice.' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'A passage that comes.' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('the list above a page leads to its marks, and hides them, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}en/brew/`);
  const list = page.getByRole('complementary', { name: 'What changed, compared with main' });
  await list.getByRole('link', { name: 'Removed' }).last().click();
  await expect(page.locator(':target')).toContainText('Rinse every cup twice.');
  await list.getByRole('checkbox', { name: 'Hide the marks' }).check();
  await expect(page.getByRole('deletion').first()).toBeHidden();
  await list.getByRole('link', { name: 'All changed pages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('与 main 相比的变更');
  await page.getByRole('link', { name: '泡茶' }).click();
  await expect(page.getByRole('insertion')).toContainText('三');
  await context.close();
});

test('what script takes over works as it did, with marks in it', async ({ page }) => {
  await page.goto(`${site.url}en/brew/`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('insertion')).toContainText('cold');
  await page.getByRole('tab', { name: 'Pot' }).click();
  await expect(panel).toContainText('Pour it from the pot.');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tea' }).click();
  await expect(page.getByText('Read on.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('insertion').first()).toHaveCSS('text-decoration-line', 'underline');
});

test('the list of all pages is accessible', async ({ page }) => {
  await page.goto(`${site.url}bifolio-diff/`);
  expect(await violationsOf(page)).toEqual([]);
});
