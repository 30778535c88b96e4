import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { violationsEverywhere } from './axe.ts';
import { type CommentServices, serveComments } from './comment-services.ts';
import { writeCommented } from './commented-site.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the services are shared.
test.describe.configure({ mode: 'default' });

let services: CommentServices;
test.beforeAll(async () => {
  services = await serveComments();
});
test.afterAll(() => services[Symbol.asyncDispose]());

test.describe('Giscus', () => {
  let site: Served;
  let folder: string;
  test.beforeAll(async () => {
    const ids = { repo: 'me/site', repoId: 'R', category: 'C', categoryId: 'I' };
    folder = writeCommented({ provider: 'Giscus', ...ids, host: services.url });
    await bifolio(['build', folder]);
    site = await preview(folder);
  });
  test.afterAll(async () => {
    await site[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  test('shows the discussion of a post by its id, and follows the appearance', async ({
    page,
    allowProblems,
  }) => {
    // axe asks frames, also those of others.
    allowProblems(/postMessage/);
    await page.goto(`${site.url}blog/post/`);
    const comments = page.getByRole('region', { name: 'Comments' });
    const frame = comments.frameLocator('iframe');
    await expect(frame.getByText('A comment on first-post in light')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(frame.getByText('A comment on first-post in dark')).toBeVisible();
    // It looks at the page in both appearances.
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('is asked when a reader comes near, once for each page', async ({ page }) => {
    services.asked.length = 0;
    await page.goto(`${site.url}long/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(services.asked).toEqual([]);
    await page.locator('.frame-footer').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('.comments iframe').getByText('A comment on long/')).toBeVisible();
    await page.locator('.frame-navbar').getByRole('link', { name: 'Talk' }).first().click();
    await expect(page.frameLocator('.comments iframe').getByText('A comment on index')).toBeVisible();
    expect(services.asked).toHaveLength(2);
  });

  test('leaves nothing behind when it does not answer, or a page wants none', async ({
    page,
    allowProblems,
  }) => {
    // The client speaks to its frame, which is an error page.
    allowProblems(/ERR_|Failed to load|postMessage/);
    await page.route(`${services.url}/**`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${site.url}blog/post/`);
    await failed;
    await expect(page.locator('.comments')).toHaveCSS('block-size', '0px');
    await expect(page.getByRole('region', { name: 'Comments' })).toHaveCount(0);
    expect(readFileSync(join(folder, 'dist/quiet/index.html'), 'utf8')).not.toContain('omments"');
  });
});

const others = [
  { provider: 'Waline', option: 'serverURL' },
  { provider: 'Twikoo', option: 'envId' },
  { provider: 'Artalk', option: 'server' },
];
for (const { provider, option } of others)
  test(`${provider} shows what its server keeps of a page`, async ({ page }) => {
    const folder = writeCommented({ provider, [option]: services.url });
    await bifolio(['build', folder]);
    await using site = await preview(folder);
    services.asked.length = 0;
    await page.goto(`${site.url}blog/post/`);
    await expect(page.getByRole('region', { name: 'Comments' })).toContainText(`Said on ${provider}`);
    expect(services.asked.join('\n')).toContain('first-post');
    await page.close(); // It may still be fetching islands.
    rmSync(folder, { recursive: true });
  });
