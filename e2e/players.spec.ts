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
  await expect(video).toHaveJSProperty('volume', 0.75);
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
  allowProblems(/^error: Unsupported video type flv /);
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
  expect(said).toContain('Unsupported video type flv');
});

test('a film or stream that is gone is a link once it is started', async ({ page, allowProblems }) => {
  allowProblems(/status of 404|^error: Video "[^"]+" cannot be played: \S/);
  await page.route(/\.(?:mp4|m3u8)/, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await figure(page, 'HLS').getByRole('button', { name: 'Play' }).click();
  const failed = page.getByRole('link', { name: 'This video cannot be played here' });
  await expect(failed).toHaveAttribute('href', '/samples/hls/sheet.m3u8');
  const film = page.locator('bi-island[hydrated] video').first();
  // From then on it is listened to.
  await expect(film).toHaveJSProperty('volume', 0.75);
  await film.evaluate((element: HTMLVideoElement) => element.play().catch(() => {}));
  await expect(failed.first()).toHaveAttribute('href', '/samples/sheet.mp4');
});

test('without script a file plays, and a stream is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator('video[controls]').first()).toHaveAttribute('src', '/samples/sheet.mp4');
  await expect(page.getByRole('link', { name: 'HLS' })).toHaveAttribute('href', '/samples/hls/sheet.m3u8');
  await context.close();
});

test('a sound in a line is fetched and played at the press of its button, and repeats its part', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\.mp3$/.test(request.url()) && asked.push(request.url()));
  await page.goto('/en/guide/embed/audio/reader/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const button = page.getByRole('button', { name: 'Play Markdown.', exact: true });
  await button.click();
  await expect(page.getByRole('button', { name: 'Pause Markdown.', exact: true })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const sound = page.locator('.block-audio-reader', { hasText: 'Pause' }).locator('audio');
  expect(await sound.evaluate((element: HTMLAudioElement) => element.volume)).toBe(0.5);
  // Past its end, and still playing: it went back.
  await sound.evaluate((element: HTMLAudioElement) => {
    element.currentTime = 0.95;
  });
  await expect
    .poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeLessThan(0.9);
  await page.getByRole('button', { name: 'Pause Markdown.', exact: true }).click();
  await expect(button).toBeVisible();
});

test('a browser without a PDF viewer has a link, and a button only where the site has a library', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await page.goto('/en/guide/embed/pdf/');
  await expect(page.locator('figure.embed bi-island[hydrated]').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'One sheet, two leaves', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show here' })).toHaveCount(0);
});

test('a browser with a PDF viewer shows it once it is seen, on the page that is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await page.route('**/samples/sheet.pdf', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>viewer' }),
  );
  await page.goto('/en/guide/embed/pdf/');
  const frame = page.locator('iframe[title="Second leaf"]').first();
  await page.locator('.embed-stage').nth(1).scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', '/samples/sheet.pdf#page=2&zoom=80&toolbar=0');
  await expect(page.getByRole('link', { name: /^Open the PDF.*Second leaf/ }).first()).toHaveAttribute(
    'href',
    '/samples/sheet.pdf',
  );
});
