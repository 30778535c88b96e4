import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SpecimenSite, writeSpecimen } from '../docs/specimen/write-specimen.ts';
import { root } from '../scripts/paths.mjs';
import { scratchFolder } from './scratch.ts';
import { bifolio, preview } from './site.ts';
import { comparePictures, looksLike } from './specimen-pictures.ts';
import { expect, test } from './test.ts';

/** Half the pixels of each side are enough to see that something has moved. */
const SCALE = 0.5;
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
const recorded = join(root, 'docs/specimen/screenshots');
const versionFile = join(recorded, 'browser.txt');
const sites = writeSpecimen(scratchFolder('specimen'));

test.use({ deviceScaleFactor: SCALE, reducedMotion: 'reduce', keepsCache: true });

for (const site of sites) {
  test(`the specimen looks as before: ${site.name}`, async ({ page, browser, allowProblems }, info) => {
    allowProblems(/\/404\//);
    test.setTimeout(600_000);
    const isRenewed = info.config.updateSnapshots === 'all';
    const drawnWith = readFileSync(versionFile, 'utf8').trim();
    const isSameVersion = isRenewed || majorOf(browser.version()) === majorOf(drawnWith);
    if (!isSameVersion) warnOf(drawnWith, browser.version());
    // No policy of a site keeps an empty page from reading pictures.
    const desk = await page.context().newPage();
    const isLike = async (picture: Buffer, file: string) =>
      existsSync(file) && looksLike(await comparePictures(desk, picture, readFileSync(file)), isSameVersion);
    if (isRenewed) writeFileSync(versionFile, `${browser.version()}\n`);
    const changed: string[] = [];
    for await (const { name, plain, picture } of shotsOf(page, site)) {
      if (isRenewed) await renew({ name, plain, picture }, isLike);
      else if (!(await isLike(picture, fileOf(existsSync(fileOf(name)) ? name : (plain ?? name))))) {
        writeFileSync(info.outputPath(`${name}.png`), picture);
        changed.push(name);
      }
    }
    expect(changed, 'look at them in test-results; run `npm run specimen` when they are as wanted').toEqual(
      [],
    );
  });
}

for (const name of ['layouts-tags-1440-light', 'slots-not-found-1440-dark'])
  test(`an empty page does not look as before in any browser: ${name}`, async ({ page }) => {
    const picture = readFileSync(fileOf(name));
    const empty = await emptied(page, picture);
    for (const isSameVersion of [true, false])
      expect(looksLike(await comparePictures(page, empty, picture), isSameVersion)).toBe(false);
  });

/** A picture of the same size, all in the color of its last pixel. */
async function emptied(page: Page, picture: Buffer): Promise<Buffer> {
  await page.setContent(`<img src="data:image/png;base64,${picture.toString('base64')}">`);
  const url = await page.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 1 - canvas.width, 1 - canvas.height);
    context?.drawImage(canvas, 0, 0, 1, 1, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const majorOf = (version: string) => version.trim().split('.')[0];

const warnOf = (drawnWith: string, version: string) =>
  console.warn(
    `\nWARNING: the screenshots of the specimen were drawn with Chromium ${drawnWith}, this is ${version}: they are compared loosely. Renew them with \`npm run specimen\`.\n`,
  );

/** A picture, its name, and that of the plain page which it may look like. */
interface Shot {
  name: string;
  plain?: string;
  picture: Buffer;
}

async function* shotsOf(page: Page, { folder, pages }: SpecimenSite): AsyncGenerator<Shot> {
  await bifolio(['build', folder]);
  await using server = await preview(folder, '--base', '/specimen/');
  for (const { name, route, plain } of pages) {
    await page.goto(new URL(route, server.url).href);
    await page.evaluate(() => document.fonts.ready);
    await bulletinShown(page);
    for (const [view, picture] of Object.entries(await picturesOf(page)))
      yield { name: nameOf(name, view), plain: plain && nameOf(plain, view), picture };
  }
}

const nameOf = (name: string, view: string) => `${name}-${view}`.replaceAll(/[^\w-]+/g, '-');
const fileOf = (name: string) => join(recorded, `${name}.png`);

/** What looks as it did keeps its file; what looks like the plain page has none: it would be the same again. */
async function renew(
  { name, plain, picture }: Shot,
  isLike: (picture: Buffer, file: string) => Promise<boolean>,
) {
  if (plain && (await isLike(picture, fileOf(plain)))) rmSync(fileOf(name), { force: true });
  else if (!(await isLike(picture, fileOf(name)))) writeFileSync(fileOf(name), picture);
}

/** Narrow and wide, light and dark, by the end of their names. */
async function picturesOf(page: Page): Promise<Record<string, Buffer>> {
  const pictures: Record<string, Buffer> = {};
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      const isMarked = await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
        return document.querySelector('[data-watermark]') !== null;
      }, theme);
      if (isMarked) await watermarkDrawn(page);
      pictures[`${size.width}-${theme}`] = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    }
  }
  return pictures;
}

/** A script shows the bulletin, once it knows that the reader has not closed it. */
const bulletinShown = (page: Page) =>
  expect(page.locator('[data-bulletin] .bulletin[hidden]')).toHaveCount(0);

/** A watermark comes in its own time, and anew with another appearance. */
async function watermarkDrawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const layer = document.querySelector('div[style*="z-index"] > div');
        return layer && getComputedStyle(layer).backgroundImage;
      }),
    )
    .toContain('data:image');
}
