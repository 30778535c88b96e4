import { english, languages } from './languages.ts';
import { expect, test } from './test.ts';

const groups = {
  'zh-CN': ['快速开始', '写作', '行内语法', '容器', '代码', '功能', '组件', '自定义', 'API'],
  'en-US': [
    'Quick Start',
    'Write',
    'Inline',
    'Containers',
    'Code',
    'Features',
    'Component',
    'Customization',
    'API',
  ],
};

for (const { lang, root, text } of languages) {
  test(`the sidebar of ${lang} has its groups in order and marks the page one is on`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const sidebar = page.getByRole('navigation', { name: text.menu, exact: true });
    const titles = sidebar.locator(':is(summary, .frame-sidebar-title, .frame-sidebar-branch)');
    expect((await titles.allInnerTexts()).map((title) => title.trim())).toEqual(groups[lang]);
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', `${root}guide/intro/`);
  });
}

test('the mark in the sidebar moves along with a navigation', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sidebar = page.getByRole('navigation', { name: english.text.menu, exact: true });
  await sidebar.locator('a[href="/en/guide/usage/"]').click();
  await expect(page).toHaveURL('/en/guide/usage/');
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/en/guide/usage/');
});

test('home and error page have no sidebar', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  for (const address of ['/en/', '/en/no-such-page/']) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: english.text.menu, exact: true })).toHaveCount(0);
  }
});
