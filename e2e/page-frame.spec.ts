import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const { lang, root, text } of languages) {
  test(`breadcrumbs of ${lang} lead from home to the page, links beside it to the project`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/intro/`);
    const breadcrumbs = page.getByRole('navigation', { name: text.breadcrumbs });
    await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', root);
    await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(
      await page.getByRole('heading', { level: 1 }).innerText(),
    );
    const aside = page.getByRole('complementary');
    await expect(aside.getByRole('link', { name: text.star })).toHaveAttribute(
      'href',
      'https://github.com/bifolio/bifolio',
    );
    await expect(aside.getByRole('link', { name: text.issue })).toHaveAttribute(
      'href',
      'https://github.com/bifolio/bifolio/issues/new',
    );
  });

  test(`previous and next of ${lang} follow the order of the sidebar`, async ({ page }) => {
    await page.goto(`${root}guide/usage/`);
    const pager = page.getByRole('navigation', { name: text.pager });
    await expect(pager.getByRole('link', { name: text.prev })).toHaveAttribute('href', `${root}guide/intro/`);
    const next = pager.getByRole('link', { name: text.next });
    const address = (await next.getAttribute('href')) ?? '';
    const entries = page.locator('.frame-sidebar a');
    const order = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(order[order.indexOf(`${root}guide/usage/`) + 1]).toBe(address);
    await next.click();
    await expect(page).toHaveURL(address);
  });

  test(`the first Tab of ${lang} leads past the navigation to the content`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.skip })).toBeFocused();
    await expect(page.getByRole('link', { name: text.skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`a page of ${lang} says how to mend it, who wrote it, and when it changed, down to the commits`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/intro/`);
    const folder = lang === 'zh-CN' ? 'zh' : 'en';
    await expect(page.getByRole('link', { name: text.edit })).toHaveAttribute(
      'href',
      `https://github.com/bifolio/bifolio/edit/main/docs/${folder}/guide/intro.md`,
    );
    const updated = page.locator('.frame-updated');
    await expect(updated).toContainText(text.updated);
    await expect(updated.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    await expect(page.getByRole('region', { name: text.contributors }).getByRole('listitem')).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('contentinfo')).toContainText('© 2026 Bifolio');
    const history = page.getByRole('region', { name: text.changelog });
    const commits = history.locator('a code');
    await expect(commits.first()).toBeHidden();
    await history.getByText(text.allChanges).click();
    await expect(commits.first()).toBeVisible();
    expect(await commits.count()).toBeLessThanOrEqual(10);
    for (const hash of await commits.allInnerTexts()) expect(hash).toMatch(/^[0-9a-f]{5}$/);
  });
}

test('a printed home page is a column of blocks, since Firefox cuts lines of other boxes in two', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.emulateMedia({ media: 'print' });
  const displays = await page
    .locator('body, .home, .home-block')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).display));
  expect(displays.length).toBeGreaterThan(2);
  expect(new Set(displays)).toEqual(new Set(['block']));
});
