import { expect, test } from './test.ts';

test('text keeps the measure of its language, what is made of columns may be wider', async ({ page }) => {
  const widest = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
  for (const [root, measure] of [
    ['/en/', 576],
    ['/', 620],
  ] as const) {
    await page.goto(`${root}guide/code/features/`);
    expect(await widest('article > .prose > p:not(:first-child)')).toBeLessThanOrEqual(measure);
    // The opening is set larger: as many characters.
    expect(await widest('article > .prose > p:first-child')).toBeLessThanOrEqual(measure * 1.125);
    expect(await widest('article > .prose > .code')).toBeGreaterThan(700);
  }
});

test('a heading under the pointer shows that it is a link to itself', async ({ page }) => {
  await page.goto('/en/guide/code/features/');
  const heading = page.locator('h2[id]').first();
  const handle = () =>
    heading.locator('.header-anchor').evaluate((link) => getComputedStyle(link, '::before').opacity);
  expect(await handle()).toBe('0');
  await heading.hover({ position: { x: 300, y: 10 } });
  await expect.poll(handle).toBe('1');
});

test('a table that scrolls says so at its edge, one that fits does not', async ({ page }) => {
  await page.goto('/en/guide/markdown/npm-to/');
  const table = page.locator('.prose table').last();
  await expect(table).toHaveCSS('background-image', 'none');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(table).toHaveCSS('background-image', /gradient/);
});

test('on a phone what a table says of options stands below them, in sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/en/config/theme/');
  const row = page.getByRole('table').first().getByRole('row').nth(1);
  const [name, description] = [row.getByRole('cell').first(), row.getByRole('cell').last()];
  await expect
    .poll(async () => {
      const [above, below] = [await name.boundingBox(), await description.boundingBox()];
      return above && below && below.y > above.y && below.x + below.width <= 375;
    })
    .toBe(true);
  await expect(page.getByRole('table').first()).not.toHaveAttribute('tabindex');
});

test('code is a stop for the keyboard where it is wider than its place, and named', async ({ page }) => {
  await page.goto('/en/guide/code/features/');
  const stops = page.locator('.code pre[tabindex]');
  const wide = () =>
    page
      .locator('.code pre')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  // Fonts that arrive make code wider.
  const missing = async () => (await wide()) - (await stops.count());
  await expect.poll(missing).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(missing).toBe(0);
  expect(await stops.count()).toBeGreaterThan(0);
  for (const one of await stops.all()) await expect(one).toHaveAttribute('aria-label', /./);
});

test('a sample of Markdown and its result share a frame, and code in the sample has its colours', async ({
  page,
}) => {
  await page.goto('/en/guide/markdown/steps/');
  const sample = page.locator('.sample').first();
  await expect(sample.locator('.sample-result .block-steps, .sample-result ol').first()).toBeVisible();
  const inner = sample.locator('> .code .line', { hasText: 'npm install bifolio' });
  await expect(inner.locator('span').first()).not.toHaveCSS(
    'color',
    await sample.locator('> .code').evaluate((code) => getComputedStyle(code).color),
  );
});

test('forced colours tell the chosen tab, marked lines, words and cells, and hidden text that is pointed at', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/guide/markdown/tabs/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const edge = (index: number) => tabs.nth(index).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await edge(0)).not.toBe(await edge(1));
  await page.goto('/en/guide/code/features/');
  await expect(page.locator('.code .highlighted').first()).toHaveCSS('outline-style', 'solid');
  await page.goto('/en/guide/markdown/table/');
  await expect(page.locator('td[data-highlight]').first()).toHaveCSS('outline-style', 'solid');
  await page.goto('/en/guide/markdown/plot/');
  const plot = page.locator('.plot[data-trigger=hover]').first();
  const ground = () => plot.evaluate((text) => getComputedStyle(text).backgroundColor);
  const hidden = await ground();
  await plot.hover();
  await expect.poll(ground).not.toBe(hidden);
  await page.goto('/en/guide/markdown/mark/');
  await expect(page.locator('.prose mark').first()).toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await expect(page.locator('.prose mark code').first()).toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('mark');
  await expect(page.locator('.search-option mark').first()).toHaveCSS('background-color', 'rgb(255, 255, 0)');
});
