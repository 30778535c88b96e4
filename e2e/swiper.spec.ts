import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, test } from './test.ts';

const address = '/en/guide/components/swiper/';
/** The first of the page: four pictures, one after the other, three seconds each. */
const carouselOf = (page: Page) => page.getByRole('group', { name: 'The seasons' });
const inFront = (page: Page) => carouselOf(page).locator('.swiper-slide-active');

/** Milliseconds after which a carousel that moves shows its next picture. The clock is wound on instead of waited for. */
const long = 3600;

test.describe('a carousel', () => {
  test('moves by itself until it is told to stop', async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    const carousel = carouselOf(page);
    await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
    const first = (await inFront(page).getAttribute('aria-label')) ?? '';
    await page.clock.runFor(long);
    await expect(inFront(page)).not.toHaveAttribute('aria-label', first);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    const label = await inFront(page).getAttribute('aria-label');
    await page.clock.runFor(long);
    await expect(inFront(page)).toHaveAttribute('aria-label', label ?? '');
  });

  test('is moved by buttons and keys, round and round, and says where it is', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // It does not move by itself.
    await page.goto(address);
    const carousel = carouselOf(page);
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await carousel.getByRole('button', { name: 'Previous image' }).click();
    await expect(inFront(page)).toHaveAttribute('aria-label', '4 / 4');
    await expect(carousel.locator('[aria-live=polite]').filter({ hasText: '4 / 4' })).toBeAttached();
    await carousel.getByRole('button', { name: 'Next image' }).press('ArrowRight');
    await expect(inFront(page)).toHaveAttribute('aria-label', '1 / 4');
  });

  test('stands still while the keyboard is in it', async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    await expect(carouselOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    const pause = carouselOf(page).getByRole('button', { name: 'Pause' });
    await pause.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(pause).toBeFocused();
    const label = await inFront(page).getAttribute('aria-label');
    await page.clock.runFor(long);
    await expect(inFront(page)).toHaveAttribute('aria-label', label ?? '');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.clock.runFor(long);
    await expect(inFront(page)).not.toHaveAttribute('aria-label', label ?? '');
  });

  test('that moves without a stop stops at once, even between two pictures', async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    const row = page.locator('.block-swiper-frame[data-mode=carousel]');
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('button', { name: 'Pause' }).click();
    const left = () =>
      row
        .locator('.swiper-slide')
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().left);
    const stopped = await left();
    await page.clock.runFor(long);
    const gliding = () => row.evaluate((frame) => frame.getAnimations({ subtree: true }).length);
    await expect.poll(gliding).toBe(0);
    expect(await left()).toBe(stopped);
    await row.getByRole('button', { name: 'Play' }).click();
    await expect.poll(left).not.toBe(stopped);
  });

  test('stands still for readers who prefer less motion, and may be started', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(carouselOf(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(long);
    await expect(inFront(page)).toHaveAttribute('aria-label', '1 / 4');
    await carouselOf(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(long);
    await expect(inFront(page)).not.toHaveAttribute('aria-label', '1 / 4');
  });

  test('has no stop for the keyboard out of sight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(carouselOf(page).getByRole('button', { name: 'Play' })).toBeVisible();
    const reached = () => carouselOf(page).locator('.swiper-slide:not([inert])').count();
    await expect.poll(reached).toBe(1);
    await carouselOf(page).getByRole('button', { name: 'Next image' }).click();
    await expect(inFront(page)).toHaveAttribute('aria-label', '2 / 4');
    await expect.poll(reached).toBe(1);
    await expect(inFront(page)).not.toHaveAttribute('inert');
  });

  test('moves nothing else when it starts', async ({ page }) => {
    await page.goto(address);
    const { height } = (await carouselOf(page).boundingBox()) ?? {};
    await expect(carouselOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    expect((await carouselOf(page).boundingBox())?.height).toBe(height);
  });

  test('is all there on paper', async ({ page }) => {
    await page.goto(address);
    await expect(carouselOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const rows = () =>
      carouselOf(page)
        .locator('.swiper-slide')
        .evaluateAll(
          (slides) => new Set(slides.map((slide) => Math.round(slide.getBoundingClientRect().top))).size,
        );
    await expect.poll(rows).toBe(2);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(inFront(page)).toBeVisible();
  });

  test('is accessible, with its pictures that open large', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(carouselOf(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(carouselOf(page).getByRole('button', { name: 'Green hills in spring' })).toBeAttached();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('goes with its page, and comes back with it', async ({ page }) => {
    await page.goto(address);
    await expect(carouselOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('link', { name: 'CardGrid' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CardGrid');
    await expect(carouselOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(carouselOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(inFront(page)).toHaveAttribute('aria-label', '2 / 4');
  });

  test('is fetched by no page without one', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/en/guide/components/card/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /swiper|slides/i.test(url))).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a carousel is a row to scroll', async ({ page }) => {
    await page.goto(address);
    const row = carouselOf(page).locator('.swiper');
    await expect(row.getByRole('group')).toHaveCount(4);
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth * 3)).toBe(true);
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0);
  });
});
