import { expect, test } from './test.ts';

const redirects = [
  ['/questions.html', '/faq/'],
  ['/en/config/navbar.html', '/en/config/navigation/'],
  ['/guide/components/repo-card.html', '/guide/components/github-repo-card/'],
  ['/guide/quick-start/intro.html', '/guide/quick-start/intro/'],
  ['/en/blog/1.Project/why-bifolio.html', '/en/article/xw0awouo/'],
];

for (const [from, to] of redirects) {
  test(`${from} leads to ${to}`, async ({ page, allowProblems }) => {
    // Hosts without redirects answer with the 404 page, which leads on.
    allowProblems(/status of 404/);
    await page.goto(`${from}`);
    await expect(page).toHaveURL(`${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an address without its final slash is completed', async ({ page }) => {
  await page.goto('/en/guide/intro?a=1');
  await expect(page).toHaveURL('/en/guide/intro/?a=1');
});
