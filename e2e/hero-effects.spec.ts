import type { Page } from '@playwright/test';
import { chromiumArgs } from '../scripts/find-chromium.mjs';
import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

const effects = [
  'beams',
  'dark-veil',
  'dot-grid',
  'hyper-speed',
  'iridescence',
  'lightning',
  'liquid-ether',
  'orb',
  'pixel-blast',
  'prism',
];

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  // A graphics card made of software takes long for every pixel.
  viewport: { width: 480, height: 400 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...chromiumArgs.filter((arg) => arg !== '--disable-gpu'),
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    }),
});

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('hero-effects');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const canvas = (page: Page) => page.locator('.hero-effect-canvas');

/** Runs a function in an empty page, which no policy keeps from reading a picture. */
async function onPicture<T>(
  page: Page,
  picture: Buffer,
  read: (input: PictureInput) => Promise<T>,
  ink = '',
) {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(read, { picture: picture.toString('base64'), ink });
  } finally {
    await blank.close();
  }
}

interface PictureInput {
  /** PNG in base64. */
  picture: string;
  /** A CSS color. */
  ink: string;
}

/** Runs in the page. How many colors there are. */
async function countColors({ picture }: PictureInput): Promise<number> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
  paper?.drawImage(image, 0, 0);
  const pixels = paper?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0);
  return new Set(new Uint32Array(pixels)).size;
}

for (const effect of effects)
  test(`${effect} is drawn, and moves without a complaint`, async ({ page }) => {
    // A busy machine would draw one frame after the other and come to nothing else: they are counted out to it.
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.url}${effect}/`);
    await expect(canvas(page)).toHaveAttribute('data-live', '');
    await page.locator('.home-hero-words').evaluate((words) => words.remove());
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.mouse.move(300, 200);
    await page.mouse.down();
    await page.mouse.up();
    const colors = async () => {
      await page.clock.runFor(50);
      return onPicture(page, await canvas(page).screenshot(), countColors);
    };
    await expect.poll(colors).toBeGreaterThan(8);
  });

test('lightning has 300 pixels in either direction, however small its hero is', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 400 });
  await page.goto(`${site.url}lightning/`);
  await expect(canvas(page)).toHaveAttribute('data-live', '');
  await expect(canvas(page)).toHaveJSProperty('width', 300);
});

for (const scheme of ['light', 'dark'] as const)
  test(`the words keep their contrast above the brightest effect, in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${site.url}iridescence/`);
    await expect(canvas(page)).toHaveAttribute('data-live', '');
    const text = page.locator('.home-hero-text');
    const ink = await text.evaluate((element) => getComputedStyle(element).color);
    await text.evaluate((element) => (element.style.color = 'transparent'));
    expect(await onPicture(page, await text.screenshot(), worstContrast, ink)).toBeGreaterThan(4.5);
  });

/** Runs in the page. The least contrast (WCAG 2.2) between the ink and any point of the picture. */
async function worstContrast({ picture, ink }: PictureInput): Promise<number> {
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) => {
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!paper) return 0;
  paper.fillStyle = ink;
  paper.fillRect(0, 0, 1, 1);
  const own = luminance(paper.getImageData(0, 0, 1, 1).data);
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, image.width, image.height);
  let worst = 21;
  for (let start = 0; start < data.length; start += 4) {
    const ground = luminance(data.subarray(start, start + 3));
    worst = Math.min(worst, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
  }
  return worst;
}

test('readers who prefer less motion see an effect stand still', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}lightning/`);
  await expect(canvas(page)).toHaveAttribute('data-live', '');
  await page.locator('.home-hero-words').evaluate((words) => words.remove());
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const isStill = async () => {
    const before = await canvas(page).screenshot();
    await page.clock.runFor(400);
    return (await canvas(page).screenshot()).equals(before);
  };
  // Its only picture may be on its way.
  await expect.poll(isStill).toBe(true);
});

test('without WebGL the console says so, and the words are there', async ({ page, allowProblems }) => {
  allowProblems(/WebGL not supported/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${site.url}orb/`);
  await expect.poll(() => told).toContain('WebGL not supported');
  await expect(canvas(page)).not.toHaveAttribute('data-live');
  await expect(page.getByRole('heading', { level: 1, name: 'orb' })).toBeVisible();
});

test('words above a dark effect are those of the dark appearance', async ({ page }) => {
  await page.goto(`${site.url}hyper-speed/`);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
});
