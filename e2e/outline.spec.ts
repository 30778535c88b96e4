import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const { lang, root, text } of languages) {
  test(`the outline of ${lang} lists the headings of levels 2 and 3`, async ({ page }) => {
    await page.goto(`${root}guide/markdown/basic/`);
    const outline = page.getByRole('navigation', { name: text.outline });
    const headings = await page
      .getByRole('main')
      .locator('.prose > :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    const links = await outline
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));
    expect(headings.length).toBeGreaterThan(1);
    expect(links).toEqual(headings);
  });
}

test('the outline marks where one is while scrolling, and the last heading at the end, and shows it when it is long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/en/guide/markdown/basic/');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'location');
  // A key that comes while the page still scrolls smoothly may be lost.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(links.last()).toHaveAttribute('aria-current', 'location', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')).toHaveCount(
    1,
  );
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});

test('a heading one jumps to is not hidden below the navigation bar', async ({ page }) => {
  await page.goto('/en/guide/markdown/basic/');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await page.emulateMedia({ reducedMotion: 'reduce' }); // The page is there at once, and stays there.
  await link.click();
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('the entry is marked while one scrolls, the bar beside it moves when the page has rested', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/en/guide/markdown/basic/');
  await page.clock.pauseAt(60_000);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const third = links.nth(2);
  await third.evaluate((link: HTMLAnchorElement) => {
    const scrolled = new Promise((told) => addEventListener('scroll', told, { once: true }));
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView({ behavior: 'instant' });
    return scrolled;
  });
  await page.clock.runFor(100);
  await expect(third).toHaveAttribute('aria-current', 'location');
  await expect(third).not.toHaveAttribute('data-marked');
  await page.clock.runFor(500);
  await expect(third).toHaveAttribute('data-marked');
});

test('a link into a page leads to its place at once, without a ride along the page', async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
  await page.goto('/en/guide/markdown/basic/');
  const last = await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .last()
    .getAttribute('href');
  await page.goto('about:blank');
  await page.goto(`/en/guide/markdown/basic/${last}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  const places = await page.evaluate(() => Reflect.get(window, 'places') as number[]);
  expect(places.filter((place) => place < 1000)).toEqual([]);
});

test('without a sidebar the outline stands beside the text from 960 px, and the text in the middle from 1280', async ({
  page,
}) => {
  await page.setViewportSize({ width: 959, height: 800 });
  await page.goto('/en/changelog/');
  const outline = page.getByRole('complementary').getByRole('navigation');
  await expect(outline).toBeHidden();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(outline).toBeVisible();
  await expect(page.locator('.frame-bar')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 800 });
  const text = await page.getByRole('main').boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(Math.abs((text?.x ?? 0) * 2 + (text?.width ?? 0) - (bar?.width ?? 0))).toBeLessThanOrEqual(2);
});
