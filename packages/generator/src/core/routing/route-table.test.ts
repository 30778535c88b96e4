import { expect, test } from 'vitest';
import type { Page } from '../contracts/page.ts';
import { formatProblem } from '../errors/bifolio-error.ts';
import { createRouteTable } from './route-table.ts';

const page = (file: string, route: string, rest: Partial<Page> = {}): Page => ({
  file,
  route,
  kind: 'md',
  locale: '/',
  title: file,
  description: '',
  draft: false,
  frontmatter: {},
  ...rest,
});

const table = createRouteTable([
  page('README.md', '/'),
  page('guide/intro.md', '/guide/intro/', {
    title: 'Intro',
    icon: 'set:book',
    badge: { text: 'new', type: 'tip' },
  }),
  page('指南.md', '/指南/'),
]);

test.each([
  '/guide/intro/',
  '/guide/intro',
  '/guide/intro.md',
  '/guide/intro.html',
  '/guide/intro/index.html',
  '/guide/intro/?a=1#b',
])('%s resolves to the page', (path) => {
  expect(table.resolve(path)).toMatchObject({
    path: '/guide/intro/',
    found: true,
    page: { file: 'guide/intro.md' },
  });
});

test('a route carries title, icon and badge', () => {
  const { meta, params } = table.resolve('/guide/intro/');
  expect(meta).toEqual({ title: 'Intro', icon: 'set:book', badge: { text: 'new', type: 'tip' } });
  expect(params).toEqual({ catchAll: 'guide/intro/' });
});

test('encoded and plain addresses are the same', () => {
  expect(table.resolve('/%E6%8C%87%E5%8D%97/').page?.file).toBe('指南.md');
  expect(table.resolve('/指南').page?.file).toBe('指南.md');
});

test('a path of no page leads to the 404 page with an empty title', () => {
  expect(table.resolve('/nowhere/at-all')).toEqual({
    path: '/404.html',
    page: undefined,
    found: false,
    params: { catchAll: 'nowhere/at-all' },
    meta: { title: '' },
  });
});

test('two pages with one address are one error that names both', () => {
  const { problems } = createRouteTable([page('guide/README.md', '/guide/'), page('guide.md', '/guide/')]);
  expect(problems.map(formatProblem)).toEqual([
    'guide.md Two pages have the path /guide/: guide/README.md and guide.md.\n' +
      '  Rename one of the files, or give one of them another `permalink`.',
  ]);
});

test.each([
  ['FAQ.md', '/FAQ/', 'faq.md', '/faq/'],
  ['e\u0301.md', '/e\u0301/', '\u00e9.md', '/\u00e9/'],
])(
  '%s beside another spelling of it is reported: many disks know no difference',
  (one, first, other, second) => {
    const { problems, routes } = createRouteTable([page(one, first), page(other, second)]);
    expect(routes.size).toBe(2);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: other,
        message: `The paths of two pages are the same on many disks: ${first} of ${one} and ${second}.`,
      },
    ]);
  },
);

test.each([
  '/.bifolio-output/',
  '/Robots.txt/',
  '/_headers/',
  '/bifolio-search/zh-CN/',
  '/blog/rss.xml/',
  '/blog/rss.xml/a/',
])('%s is no address for a page, since every build writes there', (route) => {
  expect(
    createRouteTable([page('a.md', route)], ['blog/rss.xml']).problems.map((problem) =>
      formatProblem(problem),
    ),
  ).toEqual([expect.stringContaining(`The path ${route} belongs to a file that every build writes.`)]);
});
