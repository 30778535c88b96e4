import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

for (const { path, copy, copied, view } of [
  { path: '/guide/locales/', copy: '复制本页', copied: '已复制', view: '查看 Markdown' },
  { path: '/en/guide/locales/', copy: 'Copy page', copied: 'Copied', view: 'View as Markdown' },
])
  test(`a page is copied as Markdown by keyboard, and shown by a link: ${path}`, async ({
    page,
    context,
    browserName,
  }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    const button = page.getByRole('button', { name: copy, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: copied, exact: true })).toBeFocused();
    const markdown = await (await page.request.get(`${path}index.md`)).text();
    if (browserName === 'chromium')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    expect(await violationsOf(page)).toEqual([]);
    await expect(page.getByRole('link', { name: view })).toHaveAttribute('href', `${path}index.md`);
  });

test('the link shows the Markdown itself beside the page', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'others may save a file of this type');
  await page.goto('/en/guide/locales/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect((await opened).locator('body')).toContainText('lang: en-US');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that could not be fetched is said not to be copied', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.goto('/en/guide/locales/');
  await page.route('**/index.md', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByText('The page could not be copied.')).toBeVisible();
});

for (const { path, actions, copy, facing } of [
  { path: '/guide/locales/', actions: '本页操作', copy: '复制本页', facing: '与 English 对照阅读' },
  { path: '/en/guide/locales/', actions: 'Page actions', copy: 'Copy page', facing: 'Read beside 简体中文' },
])
  test(`on a phone a button opens the actions, in rows that a finger finds: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const button = page.getByRole('button', { name: copy });
    await expect(button).toBeHidden();
    await page.getByRole('button', { name: actions }).click();
    for (const action of [button, page.getByRole('button', { name: facing })]) {
      const box = await action.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThan(200);
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeHidden();
    await expect(page.getByRole('button', { name: actions })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test('on a phone the actions close when the focus leaves them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/en/guide/locales/');
  await page.getByRole('button', { name: 'Page actions' }).click();
  const last = page.getByRole('button', { name: 'Read beside 简体中文' });
  await last.focus();
  await expect(last).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test('without script the actions open too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/guide/locales/`);
  await page.getByRole('button', { name: 'Page actions' }).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await context.close();
});
