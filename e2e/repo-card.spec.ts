import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const address = '/en/guide/components/github-repo-card/';
const answer = {
  full_name: 'commonmark/commonmark.js',
  description: 'The reference implementation',
  stargazers_count: 1540,
  forks_count: 240,
  language: 'JavaScript',
  license: { spdx_id: 'BSD-2-Clause' },
  owner: { type: 'Organization' },
};
const anyone = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-ratelimit-reset, retry-after',
};
const cardOf = (page: Page) => page.locator('.block-repo-card').first();

test('a card asks its host when it is seen, and shows what it says', async ({ page }) => {
  await page.route('https://api.github.com/repos/**', (route) =>
    route.fulfill({ json: answer, headers: anyone }),
  );
  await page.goto(address);
  const card = cardOf(page);
  await expect(card.getByText('The reference implementation')).toBeVisible();
  await expect(
    card.getByRole('link', { name: 'commonmark/commonmark.js (opens in a new window)' }),
  ).toHaveAttribute('href', 'https://github.com/commonmark/commonmark.js');
  await expect(card.getByRole('listitem')).toHaveText([
    'JavaScript',
    '1.5K stars',
    '240 forks',
    'BSD-2-Clause',
    'GitHub',
  ]);
});

test('the answer is kept: the next visit asks nobody', async ({ page }) => {
  let questions = 0;
  await page.route('https://api.github.com/repos/commonmark/**', (route) => {
    questions += 1;
    return route.fulfill({ json: answer, headers: anyone });
  });
  await page.goto(address);
  await expect(cardOf(page)).toContainText('1.5K');
  await page.reload();
  await expect(cardOf(page)).toContainText('1.5K');
  expect(questions).toBe(1);
});

test('a host that has had enough is left alone, and the card keeps its size', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/status of 403/);
  let questions = 0;
  await page.route('https://api.github.com/repos/**', (route) => {
    questions += 1;
    const reset = String(Math.floor(Date.now() / 1000) + 600);
    return route.fulfill({ status: 403, json: {}, headers: { ...anyone, 'x-ratelimit-reset': reset } });
  });
  await page.goto(address);
  const card = cardOf(page);
  const { height } = (await card.boundingBox()) ?? {};
  await expect.poll(() => questions).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const asked = questions;
  await page.reload();
  await expect(card.locator('bi-island[hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(questions).toBe(asked);
  await expect(card.getByRole('link')).toHaveText(/^commonmark\.js/);
  await expect(card).toContainText('github.com/commonmark/commonmark.js');
  expect((await card.boundingBox())?.height).toBe(height);
});

test('a card without an answer is a card all the same', async ({ page, allowProblems }) => {
  allowProblems(/ERR_FAILED/);
  await page.route('https://api.github.com/repos/**', (route) => route.abort());
  await page.goto(address);
  await expect(cardOf(page).getByRole('link')).toBeVisible();
  await expect(cardOf(page).locator('bi-island[hydrated]')).toBeAttached();
  await expect(page.locator('bi-island[failed]')).toHaveCount(0);
});
