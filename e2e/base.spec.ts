import { serveBuilt } from './built-site.ts';
import { expect, test } from './test.ts';

test('a site below a path keeps every address below it', async ({ page }) => {
  await using site = await serveBuilt('base');
  expect(site.url).toMatch(/\/handbook\/$/);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && request.url().startsWith('http')) outside.push(request.url());
  });
  await page.goto(site.url);
  await page.getByRole('main').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}guide/intro/`);
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(page).toHaveURL(site.url);
  await page.getByRole('main').getByRole('link', { name: 'its end' }).click();
  await expect(page).toHaveURL(`${site.url}guide/intro/#end`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('end');
  await expect(page.getByRole('option', { name: 'End', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}guide/intro/#end`);
  await page.waitForLoadState('networkidle'); // What marks the words that were found is on its way, and the server ends with the test.
  expect(outside.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([]);
});
