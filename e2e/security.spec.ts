import { routes, samples } from './routes.ts';
import { expect, test } from './test.ts';

test('pages are sent with a policy that allows no inline script or style but by hash, and no eval of text', async ({
  request,
}) => {
  for (const address of samples) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    expect(policy, address).toMatch(/default-src 'self'/);
    expect(policy, address).not.toMatch(/'unsafe-(?:inline|eval)'/);
  }
});

test('no page holds inline styles, event handlers, or script that is not data or hashed', async ({
  request,
}) => {
  for (const address of routes) {
    const response = await request.get(address);
    const html = await response.text();
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(
      tags.filter((tag) => /\s(?:style|on[a-z]+)=/i.test(tag)),
      address,
    ).toEqual([]);
    expect(html.match(/<style[\s>]/gi), address).toBeNull();
  }
});

test('a browser that enforces the policy reports no violation while pages are used', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/status of 404/);
  for (const address of samples) {
    await page.goto(address);
    await page.getByRole('banner').hover();
    await page.mouse.wheel(0, 2000);
  }
});

test('what islands bring along does not try whether text may be compiled either', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI));
  });
  await page.goto('/en/tools/home-hero-tint-plate/');
  await expect(
    page.getByRole('group', { name: 'Red' }).getByRole('slider', { name: 'middle' }),
  ).toBeEnabled();
  expect(await page.evaluate(() => Reflect.get(window, 'blocked'))).toEqual([]);
});
