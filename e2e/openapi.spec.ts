import { violationsEverywhere, violationsOf } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import { overhangs } from './overhangs.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('openapi');
});
test.afterAll(() => site[Symbol.asyncDispose]());

test('pages of a description read well in both languages, small and wide, light and dark', async ({
  page,
}) => {
  for (const path of ['en/api/', 'en/api/pets/', 'en/api/pets/list-pets/', 'api/schemas/new-pet/']) {
    await page.goto(site.url + path);
    expect(await violationsEverywhere(page), path).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await overhangs(page), path).toEqual([]);
  }
});

test('a request goes to another host after the reader has allowed it, without cookies', async ({ page }) => {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  await page.context().route('https://eu.pets.example.com/**', async (route) => {
    asked.push({ url: route.request().url(), headers: await route.request().allHeaders() });
    await route.fulfill({
      json: [{ id: 7 }],
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  await page.goto(`${site.url}en/api/pets/list-pets/`);
  const form = page.locator('.openapi-try');
  expect(await page.locator('bi-island[name=OpenapiTry][hydrated]').count()).toBe(0);
  await form.getByText('Try it').click();
  const send = form.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await form.getByLabel('Token').fill('secret');
  await form.getByLabel('limit').fill('2');
  await form.getByLabel('status').fill('available, sold');
  await form.getByLabel('Allow requests to eu.pets.example.com').check();
  expect(asked).toEqual([]);
  expect(await violationsOf(page, { within: '.openapi-try' })).toEqual([]);
  await send.click();
  await expect(form.locator('pre')).toHaveText('[\n  {\n    "id": 7\n  }\n]');
  const request = asked.findLast(({ headers }) => headers.authorization);
  expect(request?.url).toBe('https://eu.pets.example.com/v1/pets?limit=2&status=available&status=sold');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(request?.headers.cookie).toBeUndefined();
});

test('samples stand beside the fields of an operation while these are read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}en/api/pets/create-pet/`);
  const samples = page.locator('.leaf-examples').first();
  const topOf = async () => Math.round((await samples.boundingBox())?.y ?? Number.NaN);
  const endpoint = await page.locator('.openapi-endpoint').boundingBox();
  expect(Math.abs((await topOf()) - (endpoint?.y ?? 0))).toBeLessThan(2);
  await page.locator('#parameters').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  expect(await topOf()).toBe(88);
});

test('a host that does not answer is named', async ({ page, allowProblems }) => {
  allowProblems(/Failed to load resource|ERR_FAILED/);
  await page.context().route('https://eu.pets.example.com/**', (route) => route.abort());
  await page.goto(`${site.url}api/pets/delete-pets-pet-id/`);
  const form = page.locator('.openapi-try');
  await form.getByText('试一试').click();
  await form.getByLabel('petId').fill('1');
  await form.getByLabel('允许向 eu.pets.example.com 发送请求').check();
  await form.getByRole('button', { name: '发送' }).click();
  await expect(form.getByText('请求失败：eu.pets.example.com')).toBeVisible();
});
