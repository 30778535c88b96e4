import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const address = '/en/guide/embed/video/artplayer/';
const media = /\.(?:mp4|m4s|m3u8|flv)|\/(?:hls\.min|mpegts)-/;

/** The files of players that were asked for. */
function askedFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (media.test(request.url())) asked.push(name.replace(/-[\da-f]{8}\./, '.'));
  });
  return asked;
}

const figure = (page: Page, title: string) =>
  page
    .locator('figure.embed')
    .filter({ hasText: title })
    .or(page.locator(`figure.embed:has(video[aria-label="${title}"])`));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a video loads nothing before it is played, and begins at three quarters of the volume', async ({
  page,
}) => {
  const asked = askedFiles(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const video = page.getByLabel('A sheet', { exact: true }).first();
  await expect(page.locator('bi-island[hydrated] video').first()).toBeVisible();
  expect(asked).toEqual([]);
  expect(await video.evaluate((element: HTMLVideoElement) => element.volume)).toBe(0.75);
  await video.evaluate((element: HTMLVideoElement) => element.play().catch(() => {}));
  await expect.poll(() => asked).toContain('sheet.mp4');
});

test('streams fetch their library and themselves when they are started, and keep their place', async ({
  page,
}) => {
  const asked = askedFiles(page);
  await page.goto(address);
  for (const [title, library] of [
    ['HLS', 'hls.min.js'],
    ['FLV', 'mpegts.js'],
  ] as const) {
    const stage = figure(page, title).locator('.embed-stage');
    await stage.scrollIntoViewIfNeeded();
    const before = await stage.boundingBox();
    expect(asked).not.toContain(library);
    await stage.getByRole('button', { name: 'Play' }).click();
    const video = page.locator(`video[aria-label="${title}"]`);
    await expect(video).toHaveAttribute('src', /^blob:/);
    await expect(video).toBeFocused();
    expect(asked).toContain(library);
    expect(await page.locator(`.embed-stage:has(video[aria-label="${title}"])`).boundingBox()).toEqual(
      before,
    );
  }
  await expect.poll(() => asked).toContain('sheet.m3u8');
  await expect.poll(() => asked).toContain('sheet.flv');
});

test('a stream that cannot be played says so and is a link', async ({ page, allowProblems }) => {
  allowProblems(/Unsupported video type|could not be loaded|404/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'));
  await page.goto(address);
  const stage = figure(page, 'FLV').locator('.embed-stage');
  await stage.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('link', { name: 'This video cannot be played here' })).toHaveAttribute(
    'href',
    '/samples/sheet.flv',
  );
  expect(said.some((text) => text.startsWith('Unsupported video type'))).toBe(true);
});

test('without script a file plays, and a stream is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator('video[controls]').first()).toHaveAttribute('src', '/samples/sheet.mp4');
  await expect(page.getByRole('link', { name: 'HLS' })).toHaveAttribute('href', '/samples/hls/sheet.m3u8');
  await context.close();
});
