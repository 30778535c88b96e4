import type { Page } from '@playwright/test';
import { english, languages } from './languages.ts';
import { expect, test } from './test.ts';

const STEPS = 60;

interface Stop {
  what: string;
  /** Whether one sees where the focus is. */
  isSeen: boolean;
  region: string;
}

/** Where Tab leads, one step after the other, until it has left the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
      const box = activeElement.getBoundingClientRect();
      const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      const region = activeElement.closest(
        '.frame-skip, header, .frame-sidebar, .frame-bar, main, aside, footer',
      );
      return {
        what: activeElement.outerHTML.slice(0, 120),
        isSeen: isInWindow && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        region: region?.className.split(' ')[0] ?? '',
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const width of [375, 1440]) {
  test(`one sees where the focus is on a page ${width} px wide, and it goes from the top down`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${english.root}config/intro/`);
    await page.waitForLoadState('networkidle');
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(12);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
    const regions = stops.map(({ region }) => region).filter((name, index, all) => name !== all[index - 1]);
    const wide = ['frame-skip', 'frame-navbar', 'frame-sidebar', 'frame-doc-main', 'frame-outline'];
    const small = ['frame-skip', 'frame-navbar', 'frame-bar', 'frame-doc-main'];
    expect(regions.slice(0, 4)).toEqual((width > 960 ? wide : small).slice(0, 4));
  });
}

test('the page stays where it is when the focus comes to what sticks to its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${english.root}guide/code/features/`);
  const moved = (selector: string) =>
    page.evaluate((wanted) => {
      scrollTo(0, 1500);
      document.querySelector<HTMLElement>(wanted)?.focus();
      return [document.activeElement?.matches(wanted), scrollY];
    }, selector);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const place of ['.frame-brand', '.frame-search'])
      expect(await moved(place), `${place} at ${width} px`).toEqual([true, 1500]);
  }
  expect(await moved('.frame-bar-outline')).toEqual([true, 1500]);
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await moved('.frame-bar-sidebar')).toEqual([true, 1500]);
});

for (const [index, { lang, root, text }] of languages.entries()) {
  const other = languages[1 - index] ?? languages[0];

  test(`without a mouse one opens menus, search and another language of ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const appearance = page.getByRole('banner').getByRole('switch', { name: text.appearance });
    await appearance.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(appearance).toBeFocused();
    const menu = page.getByRole('button', { name: text.language });
    await menu.focus();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const link = page.locator('.frame-flyout-menu').getByRole('link', { name: other.label });
    await expect(link).toBeVisible();
    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${other.root}guide/intro/`);
  });
}

test('a page that a password has opened says so, and reading goes on at its heading', async ({ page }) => {
  await page.goto(`${english.root}article/enx7c9s/`);
  const field = page.getByRole('main').getByRole('textbox');
  await expect(page.getByRole('main').locator('form button')).toBeEnabled();
  await field.fill('paper-and-ink-25');
  await field.press('Enter');
  await expect(page.getByText('You have opened this post')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.bi-announcer')).toHaveText(/^Unlocked\. A locked post/);
});
