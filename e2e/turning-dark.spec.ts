import type { Page } from '@playwright/test';
import { APPEARANCE_TRANSITIONS } from '../packages/theme/src/frame/appearance/transitions.ts';
import { english } from './languages.ts';
import { expect, test } from './test.ts';

/** What the page was drawn with while it turned: names and times of the animations that began. */
async function turn(page: Page) {
  await page.goto('/en/guide/intro/');
  const appearance = page.getByRole('banner').getByRole('switch', { name: english.text.appearance });
  await appearance.hover();
  await page.evaluate(() => {
    Object.assign(window, { drawn: [] });
    const note = () => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation)) continue;
        Reflect.get(window, 'drawn').push(
          `${animation.animationName} ${animation.effect?.getTiming().duration}`,
        );
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await appearance.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-appearance-transition');
  return page.evaluate((): string[] => Reflect.get(window, 'drawn'));
}

test('this site turns dark in a circle that takes 650 ms', async ({ page }) => {
  expect(await turn(page)).toContain('turn-circle 650');
});

test('each of the ways to turn is drawn, in its own time', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const drawings = page.waitForResponse(/\/assets\/turn-[^/]*\.css/);
  await page.getByRole('switch').first().hover();
  await (await drawings).finished();
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/turn-'))))
    .toBe(true);
  for (const [name, durationMs] of Object.entries(APPEARANCE_TRANSITIONS)) {
    const drawn = await page.evaluate(async (way) => {
      document.documentElement.dataset.appearanceTransition = way;
      const transition = document.startViewTransition(() => {});
      await transition.ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      transition.skipTransition();
      return effects
        .filter(({ pseudoElement }) => pseudoElement === '::view-transition-new(root)')
        .map((effect) => ({ ...effect.getTiming(), easing: effect.getKeyframes()[0]?.easing }));
    }, name);
    expect(drawn, name).toMatchObject([{ duration: durationMs, fill: 'both', easing: 'ease-in-out' }]);
  }
});

test('for readers who prefer less motion it turns at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await turn(page)).filter((name) => name.startsWith('turn-'))).toEqual([]);
});
