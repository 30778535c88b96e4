import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SpecimenSite, writeSpecimen } from '../docs/specimen/write-specimen.ts';
import { root } from '../scripts/paths.mjs';
import { scratchFolder } from './scratch.ts';
import { bifolio, serve } from './site.ts';
import { expect, test } from './test.ts';

/** Half the pixels of each side are enough to see that something has moved. */
const SCALE = 0.5;
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
const recorded = join(root, 'docs/specimen/screenshots');
const sites = writeSpecimen(scratchFolder('specimen'));

test.use({ deviceScaleFactor: SCALE, reducedMotion: 'reduce', keepsCache: true });

for (const site of sites) {
  test(`the specimen looks as before: ${site.name}`, async ({ page, browser, allowProblems }, { config }) => {
    allowProblems(/\/404\//);
    const drawnWith = majorOf(readFileSync(join(recorded, 'browser.txt'), 'utf8'));
    const isRenewed = config.updateSnapshots === 'all';
    test.skip(
      !isRenewed && majorOf(browser.version()) !== drawnWith,
      `screenshots were drawn with Chromium ${drawnWith}, this is ${browser.version()}`,
    );
    test.setTimeout(600_000);
    await lookAt(page, site, isRenewed ? renew : compare);
  });
}

const majorOf = (version: string) => version.trim().split('.')[0];

/** A picture, the file of its page, and the file of the plain page that it may look like. */
interface Shot {
  picture: Buffer;
  own: string;
  plain?: string;
}

async function lookAt(page: Page, { folder, pages }: SpecimenSite, check: (shot: Shot) => void) {
  bifolio(['build', folder]);
  await using server = await serve(['preview', folder, '--base', '/specimen/']);
  for (const { name, route, plain } of pages) {
    await page.goto(new URL(route, server.url).href);
    await page.evaluate(() => document.fonts.ready);
    const pictures = await picturesOf(page);
    for (const [view, picture] of Object.entries(pictures))
      check({ picture, own: fileOf(name, view), plain: plain && fileOf(plain, view) });
  }
}

const fileOf = (name: string, view: string) => `${`${name}-${view}`.replaceAll(/[^\w-]+/g, '-')}.png`;

/** A picture without a file has to look like that of the plain page. */
function compare({ picture, own, plain }: Shot) {
  const file = plain && !existsSync(join(recorded, own)) ? plain : own;
  expect.soft(picture, own).toMatchSnapshot(file, { maxDiffPixels: 4 });
}

/** What looks like the plain page has no file: it would be the same again. */
function renew({ picture, own, plain }: Shot) {
  const isPlain = plain && readFileSync(join(recorded, plain)).equals(picture);
  if (isPlain) rmSync(join(recorded, own), { force: true });
  else writeFileSync(join(recorded, own), picture);
}

/** Narrow and wide, light and dark, by the end of their names. */
async function picturesOf(page: Page): Promise<Record<string, Buffer>> {
  const pictures: Record<string, Buffer> = {};
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      pictures[`${size.width}-${theme}`] = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    }
  }
  return pictures;
}
