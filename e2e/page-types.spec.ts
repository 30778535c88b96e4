import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { violationsEverywhere } from './axe.ts';
import { writePageTypes } from './page-types.ts';
import { bifolio, type Served, serve } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = writePageTypes();
  const out = join(folder, 'dist');
  bifolio(['build', folder, '--out', out]);
  site = await serve(['preview', folder, '--out', out]);
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>';

for (const root of ['', 'en/']) {
  for (const path of ['', 'home/', 'doc/', 'page/', 'bare/', 'blocks/', 'no-such-page/']) {
    test(`a page of the kind /${root}${path} is accessible and never scrolls sideways`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/status of 404/);
      await page.route('https://example.org/**', (route) =>
        route.fulfill({ body: picture, contentType: 'image/svg+xml' }),
      );
      await page.goto(site.url + root + path);
      expect(await violationsEverywhere(page)).toEqual([]);
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}
