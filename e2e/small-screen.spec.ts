import { english, languages } from './languages.ts';
import { doubleText } from './large-text.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 375, height: 740 } });

for (const [index, { lang, root, text }] of languages.entries()) {
  const other = languages[1 - index] ?? languages[0];

  test(`${lang}: the navigation opens as a sheet, shows the section, and closes when one follows a link`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${root}config/theme/`);
    const sheet = page.getByRole('navigation', { name: text.navigation });
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: text.navigation }).click();
    await expect(sheet).toBeVisible();
    const section = sheet.getByRole('link', { name: text.config, exact: true });
    await expect(section).toHaveCSS('color', 'rgb(172, 50, 25)');
    const inGroup = sheet.getByRole('link', { name: text.faq, exact: true });
    await expect(inGroup).toBeHidden();
    await sheet.getByText(text.more, { exact: true }).click();
    await expect(inGroup).toBeVisible();
    await section.click();
    await expect(page).toHaveURL(`${root}config/intro/`);
    await expect(sheet).toBeHidden();
  });

  test(`${lang}: the sidebar opens over the page and closes on a navigation`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const sidebar = page.getByRole('navigation', { name: text.menu, exact: true });
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: text.menu, exact: true }).click();
    await expect(sidebar).toBeVisible();
    await sidebar.locator(`a[href="${root}guide/usage/"]`).click();
    await expect(page).toHaveURL(`${root}guide/usage/`);
    await expect(sidebar).toBeHidden();
  });

  test(`${lang}: the language can be changed from the sheet`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    await page.getByRole('button', { name: text.navigation }).click();
    await page
      .getByRole('navigation', { name: text.language })
      .getByRole('link', { name: other.label })
      .click();
    await expect(page).toHaveURL(`${other.root}guide/intro/`);
  });
}

for (const [path, stays] of [
  ['blog/', true],
  ['blog/tags/', true],
  ['blog/archives/', true],
  ['blog/categories/', true],
  ['friends/', true],
  ['guide/intro/', false],
] as const) {
  test(`the navigation bar of ${path} ${stays ? 'stays in sight' : 'scrolls away'}`, async ({ page }) => {
    await page.goto(english.root + path);
    const bar = page.locator('.frame-navbar');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    if (stays) await expect(bar).toBeInViewport({ ratio: 1 });
    else await expect(bar).not.toBeInViewport();
  });
}

test('the navigation sheet closes on Escape and when the window grows', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  const sheet = page.getByRole('navigation', { name: english.text.navigation });
  const button = page.getByRole('button', { name: english.text.navigation });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await button.click();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(sheet).toBeHidden();
});

test('the focus stays in the navigation while it is open, and the page behind it stays where it is', async ({
  page,
}) => {
  await page.goto(`${english.root}guide/intro/`);
  await page.getByRole('button', { name: english.text.navigation }).click();
  await expect(page.locator('[inert]:has(main)')).toHaveCount(1);
  const outside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('main, .frame-sidebar, .frame-footer')));
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the focus stays in the sidebar while it is a sheet, and a button closes it', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  const opener = page.getByRole('button', { name: english.text.menu, exact: true });
  await opener.click();
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeVisible();
  await expect(page.locator('[inert]')).not.toHaveCount(0);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header, .frame-bar, main'))).toBeNull();
  }
  await close.click();
  await expect(close).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('text of twice the size keeps its column and leaves nothing out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(`${english.root}guide/intro/`);
  const { text, page: wide } = await page.evaluate(() => ({
    text: document.querySelector('article .prose > p')?.clientWidth ?? 0,
    page: document.documentElement.scrollWidth,
  }));
  expect(text).toBeGreaterThan(600);
  expect(wide).toBeLessThanOrEqual(1280);
});

test('text of twice the size fits a phone, below a navigation bar that stays one', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['guide/markdown/table/', 'guide/code/features/', 'blog/categories/']) {
    await page.goto(english.root + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375);
    const bar = await page.locator('.frame-navbar').boundingBox();
    expect(bar?.height).toBeLessThan(150);
  }
});

for (const [path, head] of [
  ['blog/', '.posts-head'],
  ['blog/dk58a4t2/', '.frame-eyebrow'],
] as const)
  test(`letters of twice the size stay within the margins of the text above ${path}`, async ({ page }) => {
    await page.goto(english.root + path);
    await doubleText(page);
    const beyond = await page.locator(head).evaluate((box) => {
      const edge = box.getBoundingClientRect().right + 1;
      const parts = [...box.querySelectorAll('h1, a, li, button:not(.frame-icon-button)')];
      return parts.filter((part) => [...part.getClientRects()].some(({ right }) => right > edge)).length;
    });
    expect(beyond).toBe(0);
  });
