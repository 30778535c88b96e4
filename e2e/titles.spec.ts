import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const { lang, root, title } of languages) {
  test(`pages of ${lang} carry their language and the site's title`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(`${heading} | ${title}`);
  });

  test(`pages of ${lang} name their twins in other languages`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    for (const other of languages) {
      const link = page.locator(`link[rel=alternate][hreflang="${other.lang}"]`);
      await expect(link).toHaveAttribute('href', new RegExp(`${other.root}guide/intro/$`));
    }
  });
}
