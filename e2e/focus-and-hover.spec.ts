import { faintFocus } from './focus-contrast.ts';
import { stillUnderPointer } from './hover-changes.ts';
import { english } from './languages.ts';
import { expect, test } from './test.ts';

test.use({ reducedMotion: 'reduce', keepsCache: true });

/** One page of each kind, with what readers can press on it. */
const PAGES = [
  '',
  'guide/quick-start/intro/',
  'config/theme/',
  'guide/code/features/',
  'guide/chart/mermaid/',
  'blog/',
  'article/xw0awouo/',
  'blog/tags/',
  'friends/',
];

for (const theme of ['light', 'dark'] as const)
  test(`the focus is seen on every ground, and what can be pressed answers the pointer: ${theme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    for (const path of PAGES) {
      await page.goto(english.root + path);
      expect.soft(await faintFocus(page), `focus on ${path}`).toEqual([]);
      expect.soft(await stillUnderPointer(page), `pointer on ${path}`).toEqual([]);
    }
  });
