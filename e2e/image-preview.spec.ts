import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const variants = [
  { root: '/', image: /对折成两页/, dialog: '查看图片', close: '关闭', next: '下一张' },
  { root: '/en/', image: /folded into two leaves/, dialog: 'View image', close: 'Close', next: 'Next image' },
];
const route = 'guide/features/image-preview/';

/** While it is still growing, an image does not close. */
async function closes(dialog: Locator, action: () => Promise<void>) {
  await expect(async () => {
    if (await dialog.isVisible()) await action();
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
}

for (const { root, image, dialog: name, close, next } of variants) {
  const open = async (page: Page) => {
    await page.goto(root + route);
    await page.getByRole('button', { name: image }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('button', { name: close })).toBeVisible();
    return dialog;
  };

  test(`an image under ${root} opens large and closes with the button, the wheel and Escape`, async ({
    page,
  }) => {
    const dialog = await open(page);
    await expect(dialog.getByRole('button', { name: next })).toBeVisible();
    await closes(dialog, () => dialog.getByRole('button', { name: close }).click());
    const again = async () => {
      await expect(page.getByRole('button', { name: image })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
    };
    await again();
    await closes(dialog, () => page.mouse.wheel(0, 50));
    await again();
    await closes(dialog, () => page.keyboard.press('Escape'));
  });
}

test('while an image is large nothing behind it can be reached, and moving on says what comes', async ({
  page,
}) => {
  await page.goto(`/en/${route}`);
  await page.getByRole('button', { name: /folded into two leaves/ }).click();
  const dialog = page.getByRole('dialog', { name: 'View image' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('body > :not([inert], script, .pswp)')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toHaveText(/^1 \/ \d+ .*folded into two leaves/);
  // A key that comes while the image still grows counts for nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText(/^2 \/ \d+/, { timeout: 1000 });
  }).toPass();
  await closes(dialog, () => page.keyboard.press('Escape'));
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('an image that is marked stays as it is, and so does one in a link', async ({ page }) => {
  await page.goto(`/en/${route}`);
  const marked = page.getByRole('img', { name: /which doesn't open/ });
  await expect(page.getByRole('button', { name: /folded into two leaves/ })).toBeVisible();
  await marked.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a drawing opens at its own size where the browser tells only that on the page, as WebKit does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const [natural, onPage] of [
      ['naturalWidth', 'clientWidth'],
      ['naturalHeight', 'clientHeight'],
    ] as const) {
      Object.defineProperty(HTMLImageElement.prototype, natural, {
        get(this: HTMLImageElement) {
          return this[onPage];
        },
      });
    }
  });
  await page.goto(`/en/${route}`);
  await page.getByRole('button', { name: /folded into two leaves/ }).click();
  const large = page
    .getByRole('dialog', { name: 'View image' })
    .locator('.pswp__item[aria-hidden=false] img')
    .last();
  await expect.poll(async () => Math.round((await large.boundingBox())?.width ?? 0)).toBe(960);
});

test('an image whose style sheet comes late does not open over the page that its reader has gone on to', async ({
  page,
}) => {
  await page.goto(`/en/${route}`);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/*.css',
    async (late) => {
      await held;
      await late.continue();
    },
    { times: 1 },
  );
  const sheet = page.waitForRequest('**/*.css');
  await page.getByRole('button', { name: /folded into two leaves/ }).click();
  await sheet;
  await page.locator('.frame-brand').click();
  await expect(page).toHaveURL('/en/');
  await expect(page.getByRole('button', { name: /folded into two leaves/ })).toHaveCount(0);
  release();
  await (await (await sheet).response())?.finished();
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
