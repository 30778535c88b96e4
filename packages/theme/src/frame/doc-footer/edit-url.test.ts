import { expect, it } from 'vitest';
import { editUrl } from './edit-url.ts';

const page = { branch: 'main', dir: 'docs', file: 'zh/指南/a b.md' };
const path = 'docs/zh/%E6%8C%87%E5%8D%97/a%20b.md';

it.each([
  ['me/site', `https://github.com/me/site/edit/main/${path}`],
  ['https://github.com/me/site.git', `https://github.com/me/site/edit/main/${path}`],
  ['https://gitee.com/me/site/', `https://gitee.com/me/site/edit/main/${path}`],
  ['https://gitlab.com/me/site', `https://gitlab.com/me/site/-/edit/main/${path}`],
  ['https://gitlab.example.org/me/site', `https://gitlab.example.org/me/site/-/edit/main/${path}`],
  [
    'https://bitbucket.org/me/site',
    `https://bitbucket.org/me/site/src/main/${path}?mode=edit&spa=0&at=main&fileviewer=file-view-default`,
  ],
])('knows where a page of %s is edited', (repo, url) => {
  expect(editUrl({ repo, ...page })).toBe(url);
});

it('uses a pattern of the author for any host', () => {
  const pattern = ':repo/_edit/:branch/:path';
  expect(editUrl({ repo: 'https://git.example.org/me/site', ...page, dir: '', file: 'a.md', pattern })).toBe(
    'https://git.example.org/me/site/_edit/main/a.md',
  );
});

it('gives no link without a repository or for a host it does not know', () => {
  expect(editUrl({ repo: '', ...page })).toBeUndefined();
  expect(editUrl({ repo: 'https://git.example.org/me/site', ...page })).toBeUndefined();
});
