import { expect, test } from 'vitest';
import type { Page } from '../../../core/contracts/page.ts';
import { formatProblem } from '../../../core/errors/bifolio-error.ts';
import { missingPages } from './missing-pages.ts';

const locale = { label: '', title: '', description: '' };
const site = {
  root: '/site',
  sourceDir: '/site',
  publicDir: '/site/public',
  redirects: {},
  locales: [
    { ...locale, path: '/', lang: 'zh-CN', dir: 'zh' },
    { ...locale, path: '/en/', lang: 'en-US', dir: 'en' },
  ],
};
const pageOf = (path: string, route = path, file = 'README.md') => ({ locale: path, route, file }) as Page;

test('a site without pages is an error', () => {
  const problems = missingPages([{ locale: '/', kind: 'generated' } as Page], site);
  expect(problems.map(({ severity }) => severity)).toEqual(['error']);
  expect(problems.map(formatProblem)).toEqual([
    'There are no pages in /site.\n  Write README.md there, beginning with "# My site". If pages are elsewhere, name another folder, or look at the options `source`, `include`, `exclude` and `locales`.',
  ]);
});

test('a locale without pages is a warning', () => {
  expect(missingPages([pageOf('/'), pageOf('/en/')], site)).toEqual([]);
  const problems = missingPages([pageOf('/')], site);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(problems.map(formatProblem)).toEqual([
    'The locale "/en/" (en-US) has no pages.\n  Its folder is "en". Write a page there, such as en/README.md.',
  ]);
});

test('a locale whose address is none of a page is a warning that names the folder which was meant', () => {
  const told = (pages: readonly Page[], redirects = {}) =>
    missingPages([...pages, pageOf('/en/')], { ...site, redirects }).map(formatProblem);
  expect(told([pageOf('/', '/guide/', 'guide/a.md')])).toEqual([
    'No page at /: readers who open the site get a 404.\n' +
      "  Write zh/README.md, or lead readers on in the config: redirects: { '/': '/guide/' }",
  ]);
  expect(told([pageOf('/', '/docs/', 'docs/README.md')])).toEqual([
    expect.stringContaining("write `source: 'docs'` in bifolio.config.ts"),
  ]);
  expect(told([pageOf('/', '/guide/', 'guide/a.md')], { '/': '/guide/' })).toEqual([]);
});
