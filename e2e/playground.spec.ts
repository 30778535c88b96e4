import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Markdown' });
const shown = (page: Page) => page.frameLocator('iframe[title="Page"]');
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

test('what is typed becomes the page, with blocks that live and colored code', async ({ page }) => {
  await page.goto('/en/playground/');
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Green tea' })).toBeVisible();
  await field(page).fill(
    '# Cups\n\n::: tabs\n@tab One\nfirst\n@tab Two\nsecond\n:::\n\n```ts\nconst a = 1;\n```\n',
  );
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Cups' })).toBeVisible();
  await shown(page).getByRole('tab', { name: 'Two' }).click();
  await expect(shown(page).getByText('second')).toBeVisible();
  await expect(shown(page).locator('pre .line > span').first()).toHaveText(/^const/);
  await expect(problems(page)).toHaveText('No problems.');
});

test('typing keeps what is open in the page', async ({ page }) => {
  await page.goto('/en/playground/');
  await field(page).fill('::: details More\nhidden\n:::\n\nend\n');
  await shown(page).getByText('More').click();
  await expect(shown(page).getByText('hidden')).toBeVisible();
  await field(page).press('Control+End');
  await field(page).pressSequentially('of it');
  await expect(shown(page).getByText('of it')).toBeVisible();
  await expect(shown(page).getByText('hidden')).toBeVisible();
});

test('a mistake names its line and leads there by keys, and what needs a project is told in words', async ({
  page,
}) => {
  await page.goto('/en/playground/');
  await field(page).fill('# A\n\n<Bax />\n\n<!-- @include: ./more.md -->\n');
  await expect(problems(page)).toContainText('A playground has no files, so "./more.md" is not read.');
  const line = problems(page).getByRole('button', { name: 'Line 3' });
  await line.focus();
  await line.press('Enter');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('<Bax />');
});

test('a look and an accent color it, and a wrong color is told as by a build', async ({ page }) => {
  await page.goto('/en/playground/');
  await expect(shown(page).getByRole('heading', { name: 'Green tea' })).toBeVisible();
  const ground = () =>
    shown(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const paper = await ground();
  await page.getByRole('combobox', { name: 'Look' }).selectOption('slate');
  await expect.poll(ground).not.toBe(paper);
  await page.getByRole('textbox', { name: 'Accent color' }).fill('red');
  await expect(problems(page)).toContainText('Expected option `theme.accent` to be a color');
});

test('the link keeps what was typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/playground/');
  await field(page).fill('# 绿茶\n');
  await page.getByRole('combobox', { name: 'Look' }).selectOption('ink');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page)).toHaveValue('# 绿茶\n');
  await expect(page.getByRole('combobox', { name: 'Look' })).toHaveValue('ink');
  await expect(shown(page).getByRole('heading', { name: '绿茶' })).toBeVisible();
});

test('a sample of the documentation opens in it', async ({ page }) => {
  await page.goto('/en/guide/markdown/steps/');
  await page.getByRole('link', { name: 'Open in the playground' }).first().click();
  await expect(page).toHaveURL(/\/en\/playground\/#md=/);
  await expect(field(page)).toHaveValue(/^:::: steps/);
  await expect(shown(page).getByRole('listitem').first()).toContainText('Install.');
});

test('nothing leaves the browser, and a text cannot run script', async ({ page, allowProblems }) => {
  allowProblems(/Content Security Policy|Failed to load resource/);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.goto('/en/playground/');
  await field(page).fill(
    '# Secret\n\n<img src="https://example.org/a.png" onerror="parent.document.title=1">\n\n<script>parent.document.title = "2"</script>\n\n@[youtube](dQw4w9WgXcQ)\n',
  );
  await expect(problems(page)).toContainText('www.youtube.com');
  await expect(shown(page).getByRole('heading', { name: 'Secret' })).toBeVisible();
  await expect(page).toHaveTitle(/^Playground/);
  const own = new URL(page.url()).origin;
  expect(answered.filter((url) => new URL(url).origin !== own && !url.startsWith('data:'))).toEqual([]);
});

test('other pages load nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en/guide/markdown/steps/');
  await page.getByRole('link', { name: 'Open in the playground' }).first().scrollIntoViewIfNeeded();
  expect(asked.filter((path) => /^\/playground\/|island-playground/.test(path))).toEqual([]);
});

test('it is accessible, fits a phone, and follows the appearance', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/en/playground/');
  await expect(shown(page).getByRole('heading', { name: 'Green tea' })).toBeVisible();
  const root = page.locator('html');
  expect(
    await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await violationsEverywhere(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});
