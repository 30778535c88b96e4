import { english, languages } from './languages.ts';
import { expect, test } from './test.ts';

/** Specification 2.5. */
const groups = {
  'zh-CN': {
    guide: ['快速开始', '写作', '功能', '组件', '自定义', 'API'],
    config: ['站点配置', '页面配置', '内置插件'],
  },
  'en-US': {
    guide: ['Quick Start', 'Write', 'Features', 'Component', 'Customization', 'API'],
    config: ['Configuration', 'Page Configuration', 'Built-in Plugins'],
  },
};

for (const { lang, root, text } of languages) {
  test(`the sidebars of ${lang} have their groups in order and mark the page one is on`, async ({ page }) => {
    for (const section of ['guide', 'config'] as const) {
      await page.goto(`${root}${section}/intro/`);
      const sidebar = page.getByRole('navigation', { name: text.menu, exact: true });
      const titles = sidebar.locator(
        ':scope > ul > li > :is(.frame-sidebar-title, .frame-sidebar-branch), :scope > ul > li > details > summary',
      );
      expect((await titles.allInnerTexts()).map((title) => title.trim())).toEqual(groups[lang][section]);
      await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute(
        'href',
        `${root}${section}/intro/`,
      );
    }
  });
}

test('a long sidebar is filtered by what one types, and whole again without', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sidebar = page.getByRole('navigation', { name: english.text.menu, exact: true });
  const field = sidebar.getByRole('searchbox', { name: 'Filter pages' });
  await field.fill('troubles');
  await expect(sidebar.getByRole('link')).toHaveText(['Troubleshooting']);
  await expect(sidebar.getByRole('status')).toHaveText('Pages found: 1');
  await field.fill('quick start');
  await expect(sidebar.getByRole('link', { name: 'Commands' })).toBeVisible();
  await field.fill('nothing of the kind');
  await expect(sidebar.getByText('Pages found: 0')).toBeInViewport();
  const mark = () => sidebar.evaluate((nav) => getComputedStyle(nav, '::before').height);
  expect(await mark()).toBe('0px');
  await field.fill('');
  await expect(sidebar.getByRole('link', { name: 'Commands' })).toBeVisible();
  await page.goto('/en/config/intro/');
  await expect(sidebar.getByRole('searchbox')).toHaveCount(0);
});

test('on a phone the sidebar opens where the current page is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/en/guide/api/node/');
  await page
    .getByRole('button', { name: english.text.menu, exact: true })
    .and(page.locator('.frame-bar *'))
    .click();
  await expect(page.locator('.frame-sidebar [aria-current=page]')).toBeInViewport();
  await expect(page.locator('.frame-sidebar-close')).toBeInViewport();
});

test('the mark in the sidebar moves along with a navigation', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sidebar = page.getByRole('navigation', { name: english.text.menu, exact: true });
  await sidebar.locator('a[href="/en/guide/usage/"]').click();
  await expect(page).toHaveURL('/en/guide/usage/');
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/en/guide/usage/');
});

test('the mark of the current page glides to the entry that was opened, unless motion is to be reduced', async ({
  page,
}) => {
  // Counted as they begin: they are over before a slow machine looks.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.frame-sidebar nav'))
        document.documentElement.dataset.glides = `${options && typeof options === 'object' ? options.pseudoElement : ''}`;
      return animate.call(this, frames, options);
    };
  });
  const glides = () =>
    page.evaluate(() => {
      const { glides: found } = document.documentElement.dataset;
      delete document.documentElement.dataset.glides;
      return found;
    });
  const open = (route: string) => page.locator(`.frame-sidebar a[href="${route}"]`).click();
  await page.goto('/en/guide/intro/');
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-arriving'));
  await open('/en/guide/usage/');
  await expect.poll(glides).toBe('::before');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/en/guide/troubleshooting/');
  await expect(page.locator('.frame-sidebar [aria-current=page]')).toHaveAttribute(
    'href',
    '/en/guide/troubleshooting/',
  );
  expect(await glides()).toBeUndefined();
});

test('home and error page have no sidebar', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  for (const address of ['/en/', '/en/no-such-page/']) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: english.text.menu, exact: true })).toHaveCount(0);
  }
});

test('at the end of a page sidebar and outline stay where they are, beside the footer', async ({ page }) => {
  await page.goto('/en/guide/markdown/extensions/');
  const beside = page.locator('.frame-sidebar, .frame-outline');
  const tops = () => beside.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const before = await tops();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(page.locator('.frame-footer')).toBeInViewport();
    // Heights of lines have fractions, places one scrolls to have none.
    const moved = (await tops()).map((top, index) => Math.abs(top - (before[index] ?? 0)));
    expect(Math.max(...moved), `${width} px`).toBeLessThan(2);
    const [sidebar, footer] = await Promise.all(
      ['.frame-sidebar', '.frame-footer'].map((name) => page.locator(name).boundingBox()),
    );
    expect(sidebar && sidebar.x + sidebar.width).toBeLessThanOrEqual(footer?.x ?? 0);
  }
});

test('the groups of a long sidebar start open where they are written so', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sidebar = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(sidebar.locator('a[href="/en/guide/usage/"]')).toBeVisible();
  await expect(sidebar.locator('a[href="/en/guide/features/copyright/"]')).toBeVisible();
  await expect(sidebar.locator('[data-branch]')).toHaveCount(0);
});

test('pages that are new or have changed say so in the sidebar', async ({ page }) => {
  await page.goto('/en/guide/markdown/basic/');
  const sidebar = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const name of ['code-tree', 'field', 'flex', 'table'])
    await expect(sidebar.locator(`a[href="/en/guide/markdown/${name}/"] .badge`)).toHaveText('New');
  await expect(sidebar.locator('a[href="/en/guide/markdown/icon/"] .badge')).toHaveText('Changed');
});
