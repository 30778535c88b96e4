import { languages } from './languages.ts';
import { expect, test } from './test.ts';

for (const { lang, root, text } of languages) {
  test(`navigation, sidebar and outline of ${lang} stand beside the content from 768, 960 and 1280 px`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/markdown/basic/`);
    const parts = {
      768: page.locator('.frame-navbar-sections'),
      960: page.getByRole('navigation', { name: text.menu, exact: true }),
      1280: page.getByRole('navigation', { name: text.outline }),
    };
    const buttons = {
      768: page.getByRole('button', { name: text.navigation }),
      960: page.getByRole('button', { name: text.menu, exact: true }),
      1280: page.getByRole('button', { name: text.outline }),
    };
    for (const width of [768, 960, 1280] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(parts[width]).toBeVisible();
      await expect(buttons[width]).toBeHidden();
      await page.setViewportSize({ width: width - 1, height: 800 });
      await expect(parts[width]).toBeHidden();
      await expect(buttons[width]).toBeVisible();
    }
  });
}

test('the navigation bar breaks no word and shortens no name, however narrow', async ({ page }) => {
  for (const { root } of languages) {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(`${root}guide/intro/`);
    const heights = page
      .locator('.frame-navbar-sections > ul > li')
      .evaluateAll((entries) => entries.map((entry) => entry.clientHeight));
    expect(Math.max(...(await heights))).toBeLessThan(45);
    const name = page.locator('.frame-brand > span');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('a window that becomes narrow shows no sidebar on its way out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/guide/intro/');
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    document.addEventListener('transitionrun', ({ target }) => moved.add((target as Element).id));
  });
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  // Transitions begin with a frame, and are told of with the next.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
  expect(await page.evaluate(() => [...Reflect.get(window, 'moved')])).not.toContain('sidebar');
});

for (const [name, width] of [
  ['Menu', 960],
  ['On this page', 1280],
] as const) {
  test(`the sheet "${name}" closes when the window grows to ${width} px, where it stands beside the content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width - 60, height: 800 });
    await page.goto('/en/guide/markdown/basic/');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible();
  });
}
