import { expect, test } from 'vitest';
import type { SidebarItem } from '../../../core/contracts/navigation.ts';
import type { SidebarEntryInput } from '../../../core/contracts/options/navigation.ts';
import { formatProblem } from '../../../core/errors/bifolio-error.ts';
import { testGraph, testPage } from '../fixtures/test-site.ts';
import { pageNavigation } from '../navigation.ts';

const pages = [
  testPage('zh/README.md', { frontmatter: { pageLayout: 'home' } }),
  testPage('zh/guide/README.md', { title: '指南', icon: 'set:book' }),
  testPage('zh/guide/2.write.md', { title: '写作', badge: 'new' }),
  testPage('zh/guide/10.deploy.md', { title: '部署' }),
  testPage('zh/guide/1.start/README.md', { title: '介绍', icon: 'set:flag' }),
  testPage('zh/guide/1.start/usage.md', { title: '使用', route: '/usage/' }),
  testPage('zh/guide/api/client.md', { title: '客户端' }),
  testPage('zh/guide/api/node.md', { title: 'Node', frontmatter: { order: 0 } }),
  testPage('zh/config/intro.md', { title: '配置' }),
  testPage('en/guide/README.md', { title: 'Guide' }),
  testPage('en/guide/write.md', { title: 'Write' }),
];

const outline = (items: readonly SidebarItem[] = []): unknown[] =>
  items.map(({ text, link, items: below, separator }) =>
    below ? [text, link, outline(below)] : separator ? '---' : `${text} ${link}`,
  );

const navigationOf = (graph: ReturnType<typeof testGraph>['graph'], route: string) => {
  const page = graph.pages[graph.routes.get(route) ?? -1];
  if (!page) throw new Error(`no page ${route}`);
  return pageNavigation(graph, page);
};

test("an automatic sidebar follows folders, numbers, `order` and the folder's README", () => {
  const { graph, problems } = testGraph(pages, { '/': { sidebar: { '/guide/': 'auto' } } });
  expect(problems).toEqual([]);
  expect(outline(graph.sidebars[0]?.items)).toEqual([
    '指南 /guide/',
    ['Start', '/guide/1.start/', ['使用 /usage/']],
    '写作 /guide/2.write/',
    '部署 /guide/10.deploy/',
    ['Api', undefined, ['Node /guide/api/node/', '客户端 /guide/api/client/']],
  ]);
  expect(graph.sidebars[0]?.items[1]).toMatchObject({ icon: 'set:flag', collapsed: false });
  expect(graph.sidebars[0]?.items[2]).toMatchObject({ badge: 'new' });
});

test('an automatic sidebar has no pages that neither search nor the sitemap names', () => {
  const fields = [{ search: false, sitemap: false }, { search: false }, { sitemap: false }];
  const { graph } = testGraph(
    [
      testPage('zh/guide/README.md', { title: '指南' }),
      ...fields.map((frontmatter, at) => testPage(`zh/guide/${at}.md`, { title: `${at}`, frontmatter })),
    ],
    { '/': { sidebar: { '/guide/': 'auto' } } },
  );
  expect(outline(graph.sidebars[0]?.items)).toEqual(['指南 /guide/', '1 /guide/1/', '2 /guide/2/']);
});

test('a written sidebar takes titles and icons of pages, and prefixes add up, by their older name too', () => {
  const { graph, problems } = testGraph(pages, {
    '/': {
      sidebar: {
        '/guide/': [
          '',
          { text: '开始', collapsed: true, prefix: '1.start/', items: ['', 'usage.md', '---'] },
          { text: 'API', dir: 'api', items: 'auto' },
          { text: '别处', link: 'https://example.org/', target: '_blank' },
          { text: '配置', prefix: '/config/', items: ['intro'] },
        ],
      },
    },
  });
  expect(problems).toEqual([]);
  expect(outline(graph.sidebars[0]?.items)).toEqual([
    '指南 /guide/',
    ['开始', undefined, ['介绍 /guide/1.start/', '使用 /usage/', '---']],
    ['API', undefined, ['Node /guide/api/node/', '客户端 /guide/api/client/']],
    '别处 https://example.org/',
    ['配置', undefined, ['配置 /config/intro/']],
  ]);
  expect(graph.sidebars[0]?.items[1]).toMatchObject({ collapsed: true });
  expect(graph.sidebars[0]?.items[0]).toMatchObject({ icon: 'set:book' });
});

test('paths of another locale are read in that locale', () => {
  const { graph, problems } = testGraph(pages, {
    '/': {},
    '/en/': { sidebar: { '/guide/': ['/guide/', 'write.md'] } },
  });
  expect(problems).toEqual([]);
  const english = graph.sidebars.find(({ locale }) => locale === '/en/');
  expect(english?.id).toBe('/en/guide/');
  expect(outline(english?.items)).toEqual(['Guide /en/guide/', 'Write /en/guide/write/']);
});

test("a collection's sidebar belongs to the pages of its folder and its link prefix", () => {
  const { graph } = testGraph(pages, {
    '/': { collections: [{ type: 'doc', dir: 'guide', linkPrefix: '/learn/', sidebar: ['2.write'] }] },
  });
  expect(graph.sidebars[0]).toMatchObject({ id: '/learn/', title: 'guide' });
  expect(navigationOf(graph, '/guide/2.write/').sidebar).toMatchObject({ id: '/learn/', path: [0] });
  expect(navigationOf(graph, '/config/intro/').sidebar).toBeUndefined();
});

test('the longest prefix chooses the sidebar, and frontmatter may choose another or none', () => {
  const more = [
    ...pages,
    testPage('zh/lost.md', { frontmatter: { sidebar: '/guide/' } }),
    testPage('zh/guide/bare.md', { frontmatter: { sidebar: false } }),
  ];
  const { graph } = testGraph(more, {
    '/': { sidebar: { '/': ['/guide/'], '/guide/': ['2.write'], '/guide/api/': ['client'] } },
  });
  const idOf = (route: string) => navigationOf(graph, route).sidebar?.id;
  expect(idOf('/config/intro/')).toBe('/');
  expect(idOf('/guide/2.write/')).toBe('/guide/');
  expect(idOf('/guide/api/node/')).toBe('/guide/api/');
  expect(idOf('/lost/')).toBe('/guide/');
  expect(idOf('/guide/bare/')).toBeUndefined();
  expect(idOf('/')).toBeUndefined();
  expect(navigationOf(graph, '/guide/api/node/').sidebar?.path).toEqual([]);
});

test('a site that asks for nothing has one sidebar for each language', () => {
  const { graph } = testGraph(pages);
  expect(graph.sidebars.map(({ id }) => id)).toEqual(['/', '/en/']);
  expect(navigationOf(graph, '/en/guide/write/').sidebar).toMatchObject({ id: '/en/', path: [0, 0] });
});

test('an entry that is no page is an error with a suggestion, a missing folder too', () => {
  const { problems } = testGraph(pages, {
    '/': { sidebar: { '/guide/': ['2.wriet'], '/api/': 'auto' } },
  });
  expect(problems.map(formatProblem)).toEqual([
    'bifolio.config.ts Page "2.wriet" in the sidebar of /guide/ doesn\'t exist.\n  Did you mean "/guide/2.write/"?',
    'bifolio.config.ts The sidebar of /api/ is automatic, but the folder of /api/ has no pages.\n' +
      '  Name a folder with Markdown files in `prefix`, or list the entries.',
  ]);
});

test('nothing nests deeper than five levels', () => {
  const nest = (depth: number): SidebarEntryInput =>
    depth === 0 ? { text: 'leaf' } : { text: `level ${depth}`, items: [nest(depth - 1)] };
  const { graph, problems } = testGraph(pages, { '/': { sidebar: { '/guide/': [nest(5)] } } });
  expect(outline(graph.sidebars[0]?.items)).toEqual([
    [
      'level 5',
      undefined,
      [['level 4', undefined, [['level 3', undefined, [['level 2', undefined, ['leaf undefined']]]]]]],
    ],
  ]);
  expect(problems.map(formatProblem)).toEqual([
    'bifolio.config.ts Group "level 1" in the sidebar of /guide/ is nested deeper than 5 levels; its entries are listed on level 5.\n' +
      '  Move the group a level up, or give its folder a sidebar of its own.',
  ]);
  const deep = [testPage('zh/a/b/c/d/e/f/g.md')];
  const auto = testGraph(deep, { '/': { sidebar: { '/a/': 'auto' } } }).graph.sidebars[0]?.items;
  expect(outline(auto)).toEqual([
    ['B', undefined, [['C', undefined, [['D', undefined, [['E', undefined, ['G /a/b/c/d/e/f/g/']]]]]]]],
  ]);
});
