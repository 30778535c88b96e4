import { expect, test } from 'vitest';
import { browserTest } from './fixtures/browser.ts';

const site = browserTest();

test('islands hydrate without mismatch, each when it is due', async () => {
  const { page, complaints } = await site.open('/');
  await page.locator('bi-island[name=Counter][hydrated]').first().waitFor();
  await page.locator('bi-island[name=default][hydrated]').waitFor();
  expect(await page.locator('bi-island[name=Menu][hydrated]').count()).toBe(0);
  expect(await page.locator('bi-island:has-text("Far")[hydrated]').count()).toBe(0);
  await page.getByText('Home: 0').click();
  await page.getByText('Home: 1').waitFor();
  await page.getByText('Far: 0').scrollIntoViewIfNeeded();
  await page.locator('bi-island:has-text("Far")[hydrated]').waitFor();
  expect(complaints).toEqual([]);
});

test('what frame islands need is fetched ahead with low priority but not run, and a click that wakes one counts', async () => {
  const { page, complaints } = await site.open('/slow/');
  await page.locator('link[rel=modulepreload][fetchpriority=low]').nth(1).waitFor({ state: 'attached' });
  await expect.poll(() => site.server.requests.some((path) => path.includes('react-root'))).toBe(true);
  expect(await page.locator('bi-island[hydrated]').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('button[aria-expanded=true]').waitFor();
  expect(site.server.requests.filter((path) => path.includes('react-root'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('what another link has fetched is not fetched ahead again, which would be an error in Firefox', async () => {
  const { page } = await site.open('/slow/', {
    before: () =>
      document.addEventListener('readystatechange', () => {
        const shared = document.querySelector<HTMLMetaElement>('meta[name=bifolio-islands]')?.content ?? '';
        if (document.readyState === 'interactive') {
          const href = new URL(shared.split(' ')[0] ?? '', location.href).href;
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        }
      }),
  });
  await page.locator('link[rel=modulepreload][fetchpriority=low]').first().waitFor({ state: 'attached' });
  const addresses = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

test('a checkbox that wakes its island is ticked once', async () => {
  const { page } = await site.open('/two/');
  await page.getByText('Wide').click();
  await page.locator('bi-island[name=Menu][hydrated]').waitFor();
  await page.locator('input:checked').waitFor();
});

test('the keyboard wakes an island and its key press counts', async () => {
  const { page } = await site.open('/two/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('button[aria-expanded=true]').waitFor();
});

test('hovering wakes an island, which hears that it is hovered', async () => {
  const { page } = await site.open('/two/');
  await page.getByText('Wide').hover();
  await page.locator('.menu[data-hovered=true]').waitFor();
});

test('islands in slots of islands live on their own, also in a slot that was not shown', async () => {
  const { page, complaints } = await site.open('/');
  await page.locator('bi-island[name=default][hydrated]').waitFor();
  await page.getByText('Inner: 0').click();
  await page.getByText('Inner: 1').waitFor();
  await page.getByRole('button', { name: 'Second' }).click();
  await page.getByText('Hidden: 0').click();
  await page.getByText('Hidden: 1').waitFor();
  await page.getByRole('button', { name: 'First' }).click();
  await page.getByText('Inner: 1').click();
  await page.getByText('Inner: 2').waitFor();
  await page.getByRole('button', { name: 'Second' }).click();
  await page.getByText('Hidden: 1').waitFor();
  expect(complaints).toEqual([]);
});

test('the same island works fifty times on a page', async () => {
  const { page, complaints } = await site.open('/many/');
  for (const index of [0, 20, 49]) {
    await page.getByText(`N${index}: ${index}`).click();
    await page.getByText(`N${index}: ${index + 1}`, { exact: true }).waitFor();
  }
  const ids = await page.locator('small').evaluateAll((list) => list.map(({ id }) => id));
  expect(new Set(ids).size).toBe(50);
  expect(complaints).toEqual([]);
});

test('an island that throws is reported once and keeps its server HTML; the others live', async () => {
  const { page, complaints } = await site.open('/throws/');
  await page.locator('bi-island[failed]').waitFor();
  expect(await page.locator('bi-island[name=Thrower]').textContent()).toContain('Server text, Inside: 0');
  await page.getByText('Beside: 0').click();
  await page.getByText('Beside: 1').waitFor();
  await page.getByText('Inside: 0').click();
  await page.getByText('Inside: 1').waitFor();
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(
    'The island <Thrower> failed and stays as it was rendered: Error: thrown on purpose',
  );
});

test('a module that cannot be fetched is announced, and the next interaction tries again', async () => {
  const menuModule = [...site.site.files.keys()].find((path) => path.includes('Menu')) ?? '';
  const { page } = await site.open('/two/', { broken: menuModule });
  await page.evaluate(() => {
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      document.title = String((event as Event & { payload?: unknown }).payload);
    });
  });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.waitForFunction(() => document.title.includes('Failed to fetch dynamically imported module'));
  site.server.broken.clear();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('button[aria-expanded=true]').waitFor();
});

test('appearance is set before paint, kept, and the same in every island', async () => {
  const { page } = await site.open('/two/');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.getByRole('button', { name: 'Light' }).click();
  await page.getByRole('button', { name: 'Dark' }).waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('without script everything can be read and every link works', async () => {
  const { page } = await site.open('/', { javaScriptEnabled: false });
  expect(await page.locator('main').textContent()).toContain('One Inner: 0');
  await page.getByRole('link', { name: 'two below' }).click();
  expect(await page.locator('h1').textContent()).toBe('Two');
});
