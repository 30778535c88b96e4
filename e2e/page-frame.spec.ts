import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const { lang, root, text } of languages) {
  test(`breadcrumbs of ${lang} lead from home to the page`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const breadcrumbs = page.getByRole('navigation', { name: text.breadcrumbs });
    await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', root);
    await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(
      await page.getByRole('heading', { level: 1 }).innerText(),
    );
  });

  test(`previous and next of ${lang} follow the order of the sidebar`, async ({ page }) => {
    await page.goto(`${root}guide/usage/`);
    const pager = page.getByRole('navigation', { name: text.pager });
    await expect(pager.getByRole('link', { name: text.prev })).toHaveAttribute('href', `${root}guide/intro/`);
    await pager.getByRole('link', { name: text.next }).click();
    await expect(page).toHaveURL(`${root}guide/project-structure/`);
  });

  test(`the first Tab of ${lang} leads past the navigation to the content`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.skip })).toBeFocused();
    await expect(page.getByRole('link', { name: text.skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
