import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

const rows = '.frame-facing-row';

test('a page opens beside its translation, heading beside heading, and closes by Escape where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide/locales/');
  const before = await page.locator('article > .prose > *').count();
  const button = page.getByRole('button', { name: '与 English 对照阅读' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const headings = await page.locator(rows).evaluateAll((all) =>
    all.flatMap((row) => {
      const [here, there] = [
        row.querySelector(':scope > .prose > h2'),
        row.querySelector('details > .prose > h2'),
      ];
      if (!here) return [];
      const offset = (there?.getBoundingClientRect().top ?? 0) - here.getBoundingClientRect().top;
      return [
        { lang: there?.closest('[lang]')?.getAttribute('lang'), id: there?.id, offset: Math.abs(offset) < 2 },
      ];
    }),
  );
  expect(headings.length).toBeGreaterThan(3);
  for (const heading of headings) expect(heading).toEqual({ lang: 'en-US', id: '', offset: true });
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator(rows)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('article > .prose > *')).toHaveCount(before);
});

test('on a phone each passage of the translation opens below its own', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/en/guide/locales/');
  await page.getByRole('button', { name: 'Page actions' }).click();
  await page.getByRole('button', { name: 'Read beside 简体中文' }).click();
  await expect(page.getByRole('button', { name: 'Read beside 简体中文' })).toBeHidden();
  const side = page.locator('details.frame-facing-side:not([data-heading])').first();
  await expect(side.locator('p')).toBeHidden();
  await side.getByText('简体中文').click();
  await expect(side.locator('p')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a translation that cannot be fetched is said, and the page stays as it is', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  await page.goto('/guide/locales/');
  await page.route('**/en/guide/locales/', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: '与 English 对照阅读' }).click();
  await expect(page.getByText('无法打开另一种语言的页面。')).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(0);
});

test('the next page opens as a page of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide/locales/');
  await page.getByRole('button', { name: '与 English 对照阅读' }).click();
  await expect(page.locator(rows).first()).toBeVisible();
  await page.locator('.frame-facing-row > .prose a[href="/guide/translations/"]').click();
  await expect(page).toHaveURL(/translations/);
  await expect(page.locator('html')).not.toHaveAttribute('data-facing-open');
  await expect(page.locator('.frame-sidebar')).toBeVisible();
});

test('the key D opens and closes it, but not while somebody types', async ({ page }) => {
  await page.goto('/guide/locales/');
  const button = page.getByRole('button', { name: '与 English 对照阅读' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'D');
  await page.keyboard.press('d');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator(rows)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('');
  await page.keyboard.type('dd d');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(rows)).toHaveCount(0);
});

test('pointing at the button fetches the translation, and pressing it then fetches nothing more', async ({
  page,
}) => {
  await page.goto('/guide/locales/');
  let fetched = 0;
  await page.route('**/en/guide/locales/', (route) => {
    fetched++;
    return route.continue();
  });
  const button = page.getByRole('button', { name: '与 English 对照阅读' });
  const answer = page.waitForResponse('**/en/guide/locales/');
  await button.hover();
  await answer;
  for (const count of [1, 0, 1]) {
    await button.click();
    await (count
      ? expect(page.locator(rows).first()).toBeVisible()
      : expect(page.locator(rows)).toHaveCount(0));
  }
  expect(fetched).toBe(1);
});

test('the passage that is read stays where it is while the rest is laid out', async ({ page }) => {
  await page.goto('/guide/locales/');
  const heading = page.locator('article h2:not(details h2)').nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.keyboard.press('d');
  await expect(page.locator(rows).first()).toBeAttached();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const atOnce = await top();
  await expect(page.locator(`${rows}[data-later]`)).toHaveCount(0);
  expect(Math.abs((await top()) - atOnce)).toBeLessThanOrEqual(2);
  await expect(heading).toBeInViewport();
});
