import { expect, test } from './test.ts';

const variants = [
  {
    root: '/',
    copy: '复制代码',
    copied: '已复制',
    time: '不到 1 分钟',
    label: '版权声明',
    license: '署名-相同方式共享 4.0 国际 (CC-BY-SA-4.0)',
  },
  {
    root: '/en/',
    copy: 'Copy code',
    copied: 'Copied',
    time: 'Less than 1 minute',
    label: 'Copyright',
    license: 'Attribution-ShareAlike 4.0 International (CC-BY-SA-4.0)',
  },
];

for (const { root, copy, copied, time, label, license } of variants) {
  test(`a page under ${root} says how long it takes to read`, async ({ page }) => {
    await page.goto(`${root}guide/features/image-preview/`);
    await expect(page.getByRole('main').getByText(time)).toBeVisible();
  });

  test(`a page under ${root} says what readers may do with it`, async ({ page }) => {
    await page.goto(`${root}guide/features/copyright/`);
    const copyright = page.getByRole('region', { name: label });
    await expect(copyright.getByRole('link', { name: license })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by-sa/4.0/',
    );
  });

  test(`the copy button under ${root} says what it does and what it has done`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${root}guide/usage/`);
    const button = page.getByRole('button', { name: copy, exact: true }).first();
    await button.click();
    await expect(button).toHaveAttribute('data-copied', copied);
    const told = page.getByRole('status').filter({ hasText: copied });
    await expect(told).toHaveCount(1);
    await expect(told).toHaveCount(0);
    await expect(button).not.toHaveAttribute('data-copied');
  });
}
