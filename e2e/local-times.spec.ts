import { expect, test } from './test.ts';

test.use({ timezoneId: 'Asia/Shanghai' });

test('the time of the last update is the reader’s once it comes into view, and no work of loading before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const write = Date.prototype.toLocaleString;
    const shown: string[] = [];
    Object.assign(window, { shown });
    Date.prototype.toLocaleString = function (...args: []) {
      shown.push(this.toISOString());
      return write.apply(this, args);
    };
  });
  await page.goto('/en/guide/markdown/basic/', { waitUntil: 'networkidle' });
  const time = page.locator('time[data-format]');
  const asBuilt = await time.innerText();
  const written = () => page.evaluate(() => Reflect.get(window, 'shown') as string[]);
  expect(await written()).toEqual([]);
  await time.scrollIntoViewIfNeeded();
  const dateTime = (await time.getAttribute('datetime')) ?? '';
  await expect.poll(written).toContain(new Date(dateTime).toISOString());
  await expect(time).not.toHaveText(asBuilt);
});

test('the time of the last update is the reader’s on paper, too', async ({ page }) => {
  await page.goto('/en/guide/markdown/basic/', { waitUntil: 'networkidle' });
  const time = page.locator('time[data-format]');
  const asBuilt = await time.innerText();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(time).not.toHaveText(asBuilt);
});
