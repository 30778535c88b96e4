import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const { lang, root, text, title } of languages) {
  test(`an address of ${lang} that leads nowhere says so and leads home`, async ({ page, allowProblems }) => {
    allowProblems(/404/);
    const response = await page.goto(`${root}no-such-page/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text.notFound })).toBeVisible();
    await expect(page).toHaveTitle(`${text.notFound} | ${title}`);
    const main = page.getByRole('main');
    const other =
      lang === 'zh-CN'
        ? { name: 'English', path: '/en/', search: '搜索' }
        : { name: '简体中文', path: '/', search: 'Search' };
    await expect(main.getByRole('link', { name: other.name })).toHaveAttribute('href', other.path);
    await main.getByRole('button', { name: other.search, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: text.home }).click();
    await expect(page).toHaveURL(root);
  });
}
