import { languages } from './languages.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

const panels = { 'zh-CN': [/聚焦搜索/, /开始菜单/], 'en-US': [/from Spotlight/, /from the Start menu/] };

for (const [index, { lang, root, text }] of languages.entries()) {
  const other = languages[1 - index] ?? languages[0];

  test(`${lang}: a page reads, and its links work, without script`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: text.menu, exact: true });
    await sidebar.locator(`a[href="${root}guide/usage/"]`).click();
    await expect(page).toHaveURL(`${root}guide/usage/`);
  });

  test(`${lang}: the sidebar leads to pages of other groups, and marks the current one`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const sidebar = page.getByRole('navigation', { name: text.menu, exact: true });
    await expect(sidebar.getByText(text.write, { exact: true })).toBeVisible();
    await sidebar.locator(`a[href="${root}guide/write/"]`).click();
    await expect(page).toHaveURL(`${root}guide/write/`);
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', `${root}guide/write/`);
  });

  test(`${lang}: menus of the navigation bar open on hover and on focus`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const link = page.locator('.frame-flyout-menu').getByRole('link', { name: text.faq, exact: true });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: text.more, exact: true }).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: text.more, exact: true }).focus();
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  });

  test(`${lang}: the language can be changed, and nothing is offered that would do nothing`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/intro/`);
    for (const part of ['.frame-appearance', '.frame-search', '.frame-back-to-top', '.code-copy'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: text.language }).hover();
    await page.getByRole('banner').getByRole('link', { name: other.label }).first().click();
    await expect(page).toHaveURL(`${other.root}guide/intro/`);
  });

  test(`${lang}: every tab panel can be read`, async ({ page }) => {
    await page.goto(`${root}guide/markdown/tabs/`);
    for (const panel of panels[lang]) await expect(page.getByText(panel).last()).toBeVisible();
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 375, height: 740 } });

    test(`${lang}: sidebar, outline and navigation open, with the languages in it`, async ({ page }) => {
      await page.goto(`${root}guide/intro/`);
      for (const name of [text.menu, text.outline, text.navigation]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible();
        if (name !== text.navigation) await page.keyboard.press('Escape');
      }
      const languageList = page.getByRole('navigation', { name: text.language });
      await languageList.getByRole('link', { name: other.label }).click();
      await expect(page).toHaveURL(`${other.root}guide/intro/`);
    });
  });
}
