import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const [index, { lang, root, text }] of languages.entries()) {
  const other = languages[1 - index] ?? languages[0];

  test(`switching from ${lang} keeps page, query and place`, async ({ page }) => {
    await page.goto(`${root}guide/intro/?from=test#content`);
    await page.getByRole('button', { name: text.language }).hover();
    await page.getByRole('banner').getByRole('link', { name: other.label }).first().click();
    await expect(page).toHaveURL(`${other.root}guide/intro/?from=test#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
  });
}

test('after a navigation the language links lead to the new page', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  await page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/en/guide/usage/"]').click();
  // The address comes before the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Commands/);
  await page.getByRole('button', { name: 'Change Language' }).hover();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL('/guide/usage/');
});
