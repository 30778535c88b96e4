import type { Page } from 'playwright-core';
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

/** Adds a button this far below the menu, whose island waits for an interaction. */
async function addBelowMenu(page: Page, name: string, gapPx: number) {
  await page.evaluate(
    ([text, gap]) => {
      const bottom =
        document.querySelector('bi-island[name=Menu] .menu')?.getBoundingClientRect().bottom ?? 0;
      const button = Object.assign(document.createElement('button'), { textContent: text });
      Object.assign(button.style, { position: 'fixed', insetBlockStart: `${bottom + gap}px`, zIndex: 9 });
      document.body.append(button);
    },
    [name, gapPx] as const,
  );
  return page.getByRole('button', { name });
}

test('what an island needs is fetched when the pointer comes near it, and nothing of it runs before it is used', async () => {
  const { page, complaints } = await site.open('/slow/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const isReact = (path: string) => path.includes('react-root');
  const reactRequests = () => site.server.requests.filter(isReact).length;
  await (await addBelowMenu(page, 'far', 200)).hover();
  await page.waitForLoadState('networkidle');
  expect(reactRequests()).toBe(0);
  await (await addBelowMenu(page, 'near', 50)).hover();
  await expect.poll(reactRequests).toBe(1);
  expect(await page.locator('bi-island[hydrated]').count()).toBe(0);
  await menu.click();
  await page.locator('button[aria-expanded=true]').waitFor();
  expect(reactRequests()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a button that opens what an island is in wakes it', async () => {
  const { page } = await site.open('/slow/');
  const island = page.locator('bi-island[name=Menu]');
  await island.evaluate((element) => {
    const dialog = Object.assign(document.createElement('dialog'), { id: 'sheet' });
    const button = Object.assign(document.createElement('button'), { textContent: 'Open' });
    button.setAttribute('aria-controls', dialog.id);
    element.before(button, dialog);
    dialog.append(element);
  });
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.locator('bi-island[name=Menu][hydrated]').waitFor({ state: 'attached' });
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
  await (await addBelowMenu(page, 'near', 5)).hover();
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

test('a key counts once while an island is being hydrated', async () => {
  const { page } = await site.open('/slow/', {
    before: () => {
      // React hydrates in a task that it posts to itself.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (message: unknown) {
        setTimeout(() => postMessage.call(this, message), 1000);
      };
    },
  });
  const island = page.locator('bi-island[name=Menu]');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('bi-island[name=Menu]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await island.and(page.locator('[hydrated]')).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await island.locator('.menu').getAttribute('data-arrows')).toBe('2');
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
