import { violationsOf } from './axe.ts';
import { samples } from './routes.ts';
import { expect, test } from './test.ts';

const widths = [375, 1440];

for (const address of samples) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} is accessible in ${colorScheme}`, async ({ page, allowProblems }) => {
      allowProblems(/status of 404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        expect(await violationsOf(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

test('an open menu, sheet and sidebar are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/en/guide/intro/');
  for (const name of ['Menu', 'Navigation menu', 'On this page']) {
    await page.getByRole('button', { name, exact: true }).click();
    expect(await violationsOf(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
