import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../core/errors/bifolio-error.ts';
import { testGraph, testPage } from './fixtures/test-site.ts';
import { pageNavigation } from './navigation.ts';
import { missingTranslations } from './twins/missing-translations.ts';

const guide = { '/': { sidebar: { '/guide/': ['a', { text: 'Group', items: ['b', 'c'] }] } }, '/en/': {} };

const site = (...extra: ReturnType<typeof testPage>[]) => [
  testPage('zh/README.md'),
  testPage('zh/guide/a.md'),
  testPage('zh/guide/b.md'),
  testPage('zh/guide/c.md', { icon: 'set:c' }),
  testPage('en/README.md'),
  testPage('en/guide/b.md'),
  ...extra,
];

function navigationOf(graph: ReturnType<typeof testGraph>['graph'], route: string) {
  const page = graph.pages[graph.routes.get(route) ?? -1];
  if (!page) throw new Error(`no page ${route}`);
  return pageNavigation(graph, page);
}

test('previous and next follow the sidebar through its groups', () => {
  const { graph } = testGraph(site(), guide);
  expect(navigationOf(graph, '/guide/b/')).toMatchObject({
    prev: { text: 'A', link: '/guide/a/' },
    next: { text: 'C', link: '/guide/c/', icon: 'set:c' },
  });
  expect(navigationOf(graph, '/guide/a/').prev).toBeUndefined();
  expect(navigationOf(graph, '/guide/c/').next).toBeUndefined();
});

test('frontmatter may drop, rename or replace its neighbours', () => {
  const b = testPage('zh/guide/b.md', { frontmatter: { prev: false, next: 'Onward' } });
  const c = testPage('zh/guide/c.md', {
    frontmatter: { prev: './a.md', next: { link: '/guide/', text: 'Up' } },
  });
  const rest = site().filter(({ file }) => !/^zh\/guide\/[bc]/.test(file));
  const { graph, problems } = testGraph([...rest, b, c, testPage('zh/guide/README.md')], guide);
  expect(problems).toEqual([]);
  const [ofB, ofC] = [navigationOf(graph, '/guide/b/'), navigationOf(graph, '/guide/c/')];
  expect(ofB.prev).toBeUndefined();
  expect(ofB.next).toEqual({ text: 'Onward', link: '/guide/c/' });
  expect(ofC.prev).toEqual({ text: 'A', link: '/guide/a/' });
  expect(ofC.next).toEqual({ text: 'Up', link: '/guide/' });
});

test.each(['a.md', 'a.mdx'])('the file name "%s" is a path, not a label', (name) => {
  const pages = [
    testPage(`zh/${name}`, { title: 'A' }),
    testPage('zh/b.md', { frontmatter: { prev: name } }),
  ];
  const { graph, problems } = testGraph(pages);
  expect(problems).toEqual([]);
  expect(navigationOf(graph, '/b/').prev).toEqual({ text: 'A', link: '/a/' });
});

test('a neighbour that is no page is reported in the page', () => {
  const { problems } = testGraph([testPage('zh/a.md', { frontmatter: { next: '/nowhere/' } })]);
  expect(problems.map(formatProblem)).toEqual([
    'zh/a.md Page "/nowhere/" in the `next` of the frontmatter doesn\'t exist.',
  ]);
  expect(problems[0]?.option).toEqual(['next']);
});

test('breadcrumbs lead from the home through the groups to the page', () => {
  const { graph } = testGraph(site(testPage('zh/404.md', { route: '/404.html' })), guide);
  expect(navigationOf(graph, '/guide/b/').breadcrumbs).toEqual([
    { text: '手册', link: '/' },
    { text: 'Group' },
    { text: 'B' },
  ]);
  expect(navigationOf(graph, '/').breadcrumbs).toEqual([]);
  expect(navigationOf(graph, '/404.html').breadcrumbs).toEqual([]);
});

test('breadcrumbs name the collection', () => {
  const collections = [{ type: 'doc' as const, dir: 'guide', title: '指南', sidebar: 'auto' as const }];
  const { graph } = testGraph(site(), { '/': { collections } });
  expect(navigationOf(graph, '/guide/b/').breadcrumbs).toEqual([
    { text: '手册', link: '/' },
    { text: '指南' },
    { text: 'B' },
  ]);
});

test('the other languages of a page are known, or their home stands in', () => {
  const { graph } = testGraph(site(), guide);
  expect(navigationOf(graph, '/guide/b/').alternates).toEqual([
    {
      path: '/',
      lang: 'zh-CN',
      label: '简体中文',
      link: '/guide/b/',
      exists: true,
      locked: false,
      hasLockedPart: false,
    },
    {
      path: '/en/',
      lang: 'en-US',
      label: 'English',
      link: '/en/guide/b/',
      exists: true,
      locked: false,
      hasLockedPart: false,
    },
  ]);
  expect(navigationOf(graph, '/guide/a/').alternates[1]).toMatchObject({ link: '/en/', exists: false });
});

test('a translation that is locked is known as such', () => {
  const lock = { scope: 'page' as const, rules: [], own: true };
  const extra = [testPage('zh/plan.md'), testPage('en/plan.md', { lock })];
  const { graph } = testGraph(site(...extra), guide);
  expect(navigationOf(graph, '/plan/').alternates.map(({ locked }) => locked)).toEqual([false, true]);
});

test('a page whose permalink differs between languages still finds its twin by its file', () => {
  const extra = [
    testPage('zh/blog/x.md', { route: '/article/zh1/' }),
    testPage('en/blog/x.md', { route: '/en/article/en1/' }),
  ];
  const { graph } = testGraph(site(...extra), guide);
  expect(navigationOf(graph, '/article/zh1/').alternates[1]).toMatchObject({
    link: '/en/article/en1/',
    exists: true,
  });
});

describe('pages that a language lacks', () => {
  const pages = ['a', 'b', 'blog/one', 'blog/two', 'blog/deep/three', 'guide/x', 'guide/y', 'guide/z'];
  const { graph } = testGraph([
    ...pages.map((name) => testPage(`zh/${name}.md`)),
    testPage('en/b.md'),
    testPage('en/guide/z.md'),
  ]);

  test('are one warning a folder, with what is below it when it has no translation at all', () => {
    expect(missingTranslations(graph).map(formatProblem)).toEqual([
      'zh/a.md The page /a/ doesn\'t exist in English.\n  Write the page /en/a/, or add "zh/a.md" to `untranslated` if it is in one language on purpose.',
      'None of the 3 pages in zh/blog/ exists in English.\n  Write them, or add "zh/blog/**" to `untranslated` if they are in one language on purpose.',
      '2 pages in zh/guide/ don\'t exist in English: /guide/x/, /guide/y/.\n  Write them, or add "zh/guide/x.md" to `untranslated` if a page is in one language on purpose.',
    ]);
  });

  test('may be so on purpose', () => {
    const untranslated = ['zh/a.md', 'zh/blog/**', 'zh/guide/{x,y}.md'];
    expect(missingTranslations(graph, untranslated)).toEqual([]);
  });
});

test('the navbar takes titles, icons and the locale of its pages', () => {
  const navbar = [
    '/guide/c/',
    { text: 'More', prefix: '/guide/', items: ['a.md', { text: 'X', link: 'https://x.org/', noIcon: true }] },
  ];
  const { graph, problems } = testGraph(site(), {
    '/': { navbar },
    '/en/': { navbar: ['/guide/b/', '/guide/zzz/'] },
  });
  expect(graph.navbars['/']).toEqual([
    { text: 'C', link: '/guide/c/', icon: 'set:c' },
    {
      text: 'More',
      items: [
        { text: 'A', link: '/guide/a/' },
        { text: 'X', link: 'https://x.org/', noIcon: true },
      ],
    },
  ]);
  expect(graph.navbars['/en/']?.[0]).toEqual({ text: 'B', link: '/en/guide/b/' });
  expect(problems.map(formatProblem)).toEqual([
    'bifolio.config.ts Page "/guide/zzz/" in the navbar doesn\'t exist.',
  ]);
});

test('without a navbar of its own a site gets its sections', () => {
  const collections = [{ type: 'doc' as const, dir: 'guide', title: '指南' }];
  const { graph } = testGraph(site(), { '/': { collections } });
  expect(graph.navbars).toEqual({
    '/': [{ text: '指南', link: '/guide/a/', activeMatch: '^/guide/' }],
    '/en/': [{ text: 'Guide', link: '/en/guide/b/', activeMatch: '^/en/guide/' }],
  });
  expect(testGraph(site(), { '/': { navbar: false } }).graph.navbars['/']).toEqual([]);
});

test('the graph is frozen and survives a structured clone', () => {
  const { graph } = testGraph(site(), guide);
  expect(structuredClone(graph)).toEqual(graph);
  expect(() => Object.assign(graph.sidebars[0]?.items[0] ?? {}, { text: 'changed' })).toThrow();
});

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,hi'])(
  'a neighbour at %j is refused, since it could run script',
  (link) => {
    const b = testPage('zh/b.md', { frontmatter: { next: { text: 'x', link } } });
    const { graph, problems } = testGraph([testPage('zh/README.md'), b]);
    expect(problems).toMatchObject([
      { severity: 'error', code: 'unsafe-link', file: 'zh/b.md', option: ['next', 'link'] },
    ]);
    expect(navigationOf(graph, '/b/').next?.link).toBe('/');
  },
);

describe('a draft that is no page', () => {
  const drafts = [testPage('zh/guide/b.md', { draft: true, title: 'Secret plan' })];
  const pages = [testPage('zh/guide/a.md', { frontmatter: { next: './b.md' } }), testPage('zh/guide/c.md')];
  const options = {
    '/': {
      navbar: [
        '/guide/b/',
        { text: 'Drafts', items: ['/guide/b/'] },
        { text: 'Guide', link: '/guide/b/', items: ['/guide/a/'] },
      ],
      sidebar: { '/guide/': ['a', 'b/', { text: 'Drafts', items: ['b.md'] }, { link: 'b', items: ['c'] }] },
    },
  };

  test('is left out of navbar, sidebar and neighbours, and a group that has nothing else with it', () => {
    const { graph, problems } = testGraph(pages, options, { drafts });
    expect(problems).toEqual([]);
    expect(graph.navbars['/']).toEqual([{ text: 'Guide', items: [{ text: 'A', link: '/guide/a/' }] }]);
    expect(graph.sidebars[0]?.items).toEqual([
      { text: 'A', link: '/guide/a/' },
      { text: 'C', link: '/guide/c/' },
    ]);
    expect(navigationOf(graph, '/guide/a/').next).toBeUndefined();
  });

  test('is an entry while it is a page, with no more to say of it', () => {
    const { graph, problems } = testGraph([...pages, ...drafts], options);
    expect(problems).toEqual([]);
    expect(graph.navbars['/']?.[0]).toEqual({ text: 'Secret plan', link: '/guide/b/' });
  });
});
