import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';
import { violationsOf } from './axe.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build.
test.describe.configure({ mode: 'default' });

const example = join(root, 'examples/extensions');
let site: Served;
test.beforeAll(async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'bifolio-extensions-')), 'site');
  await bifolio(['build', example, '--out', out]);
  site = await preview(example, '--out', out);
});
test.afterAll(() => site[Symbol.asyncDispose]());

test.beforeEach(({ page }) =>
  page
    .context()
    .route('https://stats.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    ),
);

test('an announcement stays while a reader goes on, until it is closed', async ({ page }) => {
  await page.goto(site.url);
  const bar = page.getByRole('complementary').filter({ hasText: 'Version 2 is here.' });
  await expect(bar).toBeVisible();
  expect(await violationsOf(page, { within: '#announcement' })).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes');
  await expect(bar).toHaveCount(1);
  await bar.getByRole('button').click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes');
  await expect(bar).toHaveCount(0);
});
