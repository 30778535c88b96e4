import { describe, expect, it } from 'vitest';
import type { PostCollection } from '../../core/contracts/collections.ts';
import type { CollectionInput } from '../../core/contracts/options/collections.ts';
import type { Page } from '../../core/contracts/page.ts';
import { describeList } from '../collections/lists/describe-list.ts';
import { testGraph, testPage } from './fixtures/test-site.ts';
import { pageNavigation } from './navigation.ts';
import { pageListData } from './page-list.ts';

const post = (file: string, frontmatter: Page['frontmatter'] = {}) =>
  testPage(file, { frontmatter, title: file.split('/').at(-1)?.slice(0, -3) ?? '' });

const home = [testPage('zh/README.md'), testPage('en/README.md')];

function blog(pages: readonly Page[], options: Partial<CollectionInput> = {}) {
  const collections = [{ type: 'post', dir: 'blog', ...options } as CollectionInput];
  const { graph, problems } = testGraph([...home, ...pages], {
    '/': { collections },
    '/en/': { collections },
  });
  const [zh, en] = graph.collections as PostCollection[];
  return { graph, problems, zh, en, route: (path: string) => graph.pages[graph.routes.get(path) ?? -1] };
}

const titles = (collection: PostCollection | undefined) => collection?.posts.map(({ title }) => title);
const many = (count: number, frontmatter: (at: number) => Page['frontmatter'] = () => ({})) =>
  Array.from({ length: count }, (_, at) =>
    post(`zh/blog/post-${String(at).padStart(4, '0')}.md`, {
      createTime: `${2000 + (at % 20)}/01/02`,
      ...frontmatter(at),
    }),
  );

describe('the posts of a collection', () => {
  it('are the pages of its folder, its own README and those that say they are none left out', () => {
    const { zh } = blog([
      post('zh/blog/README.md'),
      post('zh/blog/a.md'),
      post('zh/blog/series/README.md'),
      post('zh/blog/about.md', { article: false }),
      post('zh/blog/lists.md', { pageLayout: 'posts' }),
      post('zh/other/b.md'),
      post('en/blog/c.md'),
    ]);
    expect(zh?.posts.map(({ route }) => route).sort()).toEqual(['/blog/a/', '/blog/series/']);
  });

  it('can be chosen by globs', () => {
    const pages = [post('zh/blog/a.md'), post('zh/blog/drafts/b.md'), post('zh/blog/c.mdx')];
    expect(titles(blog(pages, { include: '*.md' }).zh)).toEqual(['a']);
    expect(titles(blog(pages, { exclude: ['drafts/**', '**/*.mdx'] }).zh)).toEqual(['a']);
  });

  it('stand pinned ones first, then the newest', () => {
    const { zh } = blog([
      post('zh/blog/old.md', { createTime: '2020/01/01' }),
      post('zh/blog/new.md', { createTime: '2024/01/01 12:00:00' }),
      post('zh/blog/pinned.md', { createTime: '2019/01/01', sticky: true }),
      post('zh/blog/top.md', { createTime: '2018/01/01', sticky: 9 }),
    ]);
    expect(titles(zh)).toEqual(['top', 'pinned', 'new', 'old']);
  });

  it('lead to those before and after them in the list of their language', () => {
    const { graph } = blog([
      post('zh/blog/a.md', { createTime: '2024/01/03' }),
      post('zh/blog/b.md', { createTime: '2024/01/02' }),
      post('zh/blog/c.md', { createTime: '2024/01/01', prev: false }),
      post('en/blog/d.md', { createTime: '2024/01/02' }),
    ]);
    expect(graph.neighbours.get('/blog/b/')).toEqual({
      prev: { text: 'a', link: '/blog/a/' },
      next: { text: 'c', link: '/blog/c/' },
    });
    expect(graph.neighbours.get('/blog/c/')).toBeUndefined();
    expect(graph.neighbours.get('/en/blog/d/')).toBeUndefined();
  });
});

describe('the lists of a collection', () => {
  it('are pages of their own, fifteen posts on each', () => {
    const { route } = blog(many(31));
    expect(route('/blog/')).toMatchObject({
      kind: 'generated',
      title: 'blog',
      frontmatter: { pageLayout: 'posts' },
      list: { collection: 0, kind: 'posts', page: 1, pages: 3 },
    });
    expect(route('/blog/page/3/')?.list).toMatchObject({ page: 3, pages: 3 });
    expect(route('/blog/page/4/')).toBeUndefined();
    for (const kind of ['tags', 'archives', 'categories'])
      expect(route(`/blog/${kind}/`)?.frontmatter.pageLayout).toBe(`posts-${kind}`);
  });

  it.each([
    [{ pagination: 10 }, 4],
    [{ pagination: { perPage: 20 } }, 2],
    [{ pagination: {} }, 3],
    [{ pagination: false as const }, 1],
  ])('have as many posts on a page as %j says', (options, pages) => {
    expect(blog(many(31), options).route('/blog/')?.list?.pages).toBe(pages);
  });

  it('can each be switched off or moved', () => {
    const off = blog(many(1), { postList: false, tags: false, archives: false, categories: false });
    expect(off.graph.pages.filter(({ list }) => list)).toEqual([]);
    const moved = blog(
      many(1, () => ({ tags: ['x'] })),
      {
        link: '/posts/',
        tagsLink: 'topics',
        archivesLink: '/by-year/',
        categoriesLink: '/shelves',
      },
    );
    for (const path of ['/posts/', '/topics/', '/topics/x/', '/by-year/', '/shelves/'])
      expect(moved.route(path)?.list, path).toBeDefined();
  });

  it('give way to a page that the author has written, which may be the list itself', () => {
    const { route } = blog([post('zh/blog/README.md', { pageLayout: 'posts' }), post('zh/blog/tags.md')]);
    expect(route('/blog/')).toMatchObject({ file: 'zh/blog/README.md', list: { kind: 'posts', page: 1 } });
    expect(route('/blog/tags/')?.list).toBeUndefined();
  });

  it('have a page for each tag, however it is written', () => {
    const { zh, route } = blog([
      post('zh/blog/a.md', { tags: ['React', 'a/b#c', 'React', ''] }),
      post('zh/blog/b.md', { tags: ['React'] }),
    ]);
    expect(zh?.tags).toMatchObject([
      { name: 'React', count: 2, route: '/blog/tags/react/' },
      { name: 'a/b#c', count: 1 },
    ]);
    for (const tag of zh?.tags ?? [])
      expect(route(tag.route)?.list).toMatchObject({ kind: 'tags', of: tag.name });
  });

  it('stay whole while they are small and come in parts when they are large', () => {
    const small = blog(many(200, () => ({})));
    expect(small.route('/blog/archives/2003/')).toBeUndefined();
    const large = blog(
      many(4100).map((page) => ({ ...page, file: page.file.replace('blog/', 'blog/1.Web/') })),
    );
    expect(large.route('/blog/archives/2003/')?.list).toMatchObject({ of: '2003', page: 1, pages: 2 });
    const category = large.zh?.posts[0]?.categories[0]?.id;
    expect(large.route(`/blog/categories/${category}/`)?.list).toMatchObject({ of: category, pages: 21 });
    expect(large.route(`/blog/categories/${category}/page/21/`)).toBeDefined();
  });

  it('name the newest posts of a category first, pinned ones too', () => {
    const { graph, route } = blog([
      post('zh/blog/Web/old.md', { createTime: '2020/01/01', sticky: true }),
      post('zh/blog/Web/new.md', { createTime: '2024/01/01' }),
    ]);
    const page = route('/blog/categories/');
    expect(page && pageListData(graph, page)).toMatchObject({
      items: [{ title: 'Web', items: [{ title: 'new' }, { title: 'old' }] }],
    });
  });

  it('lead to the same list of the other language, else to the one that holds it', () => {
    const { graph, route } = blog([
      ...many(40, () => ({ tags: ['both', 'here'] })),
      post('en/blog/a.md', { tags: ['both'] }),
    ]);
    const english = (path: string) => {
      const page = route(path);
      return page && pageNavigation(graph, page).alternates.find(({ path: locale }) => locale === '/en/');
    };
    expect(english('/blog/')).toMatchObject({ link: '/en/blog/', exists: true });
    expect(english('/blog/page/2/')).toMatchObject({ link: '/en/blog/', exists: false });
    expect(english('/blog/tags/both/')).toMatchObject({ link: '/en/blog/tags/both/', exists: true });
    expect(english('/blog/tags/here/')).toMatchObject({ link: '/en/blog/tags/', exists: false });
    expect(english('/blog/archives/')).toMatchObject({ link: '/en/blog/archives/', exists: true });
  });

  it('are described by what they list, the first page of all posts as its author says', () => {
    const tags = (at: number) => ({ tags: [at % 2 ? 'odd' : 'even'] });
    const describe = (options: Partial<CollectionInput>, path: string) => {
      const { graph, route } = blog(many(40, tags), options);
      const list = route(path)?.list;
      return list && describeList(graph.collections, list);
    };
    const first = 'post-0019 · post-0039 · post-0018 · post-0038 · post-0017';
    expect(describe({}, '/blog/')).toBe(first);
    expect(describe({ description: 'Notes.' }, '/blog/')).toBe('Notes.');
    expect(describe({ description: 'Notes.' }, '/blog/page/2/')).toMatch(/^post-\d+ · /);
    expect(describe({}, '/blog/tags/')).toBe('even · odd');
    expect(describe({}, '/blog/tags/odd/')).toMatch(/^post-0019 · post-0039 · post-0017/);
    expect(describe({}, '/blog/archives/')).toBe(first);
  });

  it('are named above what they hold', () => {
    const { graph, route } = blog(
      many(1, () => ({ tags: ['x'] })),
      { title: 'Notes' },
    );
    const crumbs = (path: string) => {
      const page = route(path);
      return page && pageNavigation(graph, page).breadcrumbs.map(({ text, link }) => [text, link]);
    };
    expect(crumbs('/blog/tags/x/')).toEqual([
      ['手册', '/'],
      ['Notes', '/blog/'],
      ['Tags', '/blog/tags/'],
      ['x', undefined],
    ]);
    expect(crumbs('/blog/post-0000/')?.[1]).toEqual(['Notes', '/blog/']);
  });
});

describe('collections', () => {
  it('whose folder is missing are told with what to do', () => {
    const { problems } = blog([post('zh/blog/a.md')]);
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'empty-collection',
        message: 'The collection "blog" has no pages: the folder "en/blog" is missing or empty.',
        hint: 'Write a first post: bifolio new post "Title" --dir en/blog',
        file: 'bifolio.config.ts',
      },
    ]);
  });

  it('cannot have one folder twice, but one may lie in another, which then has only the rest', () => {
    const collections = (...dirs: string[]) => ({
      '/': { collections: dirs.map((dir) => ({ type: 'post', dir }) as CollectionInput) },
    });
    const pages = [...home, post('zh/blog/a.md'), post('zh/blog/notes/b.md')];
    expect(testGraph(pages, collections('blog', '/blog/')).problems).toMatchObject([
      { severity: 'error', message: 'Two collections of / have the folder "/blog/".' },
    ]);
    const { graph, problems } = testGraph(pages, collections('blog', 'blog/notes'));
    expect(problems).toEqual([]);
    expect(graph.collections.map((one) => titles(one as PostCollection))).toEqual([['a'], ['b']]);
  });

  it('that would put two lists at one address are told', () => {
    const collections = ['blog', 'notes'].map(
      (dir) => ({ type: 'post', dir, link: '/all/' }) as CollectionInput,
    );
    const pages = [...home, post('zh/blog/a.md'), post('zh/notes/b.md')];
    expect(testGraph(pages, { '/': { collections } }).problems).toMatchObject([
      {
        code: 'duplicate-route',
        message: expect.stringContaining('Two lists of posts have the path /all/'),
      },
    ]);
  });

  it('give a site without a navbar its home, its blog, tags and archives', () => {
    const collections: CollectionInput[] = [
      { type: 'post', dir: 'blog', title: 'Notes' },
      { type: 'post', dir: 'photos' },
    ];
    const pages = [...home, post('zh/blog/a.md'), post('zh/photos/b.md')];
    const { graph } = testGraph(pages, { '/': { collections, homeText: 'Start' } });
    expect(graph.navbars['/']).toEqual([
      { text: 'Start', link: '/' },
      { text: 'Notes', link: '/blog/', activeMatch: '^/blog/(?:page/|$)' },
      { text: 'Tags', link: '/blog/tags/', activeMatch: '^/blog/tags/' },
      { text: 'Archives', link: '/blog/archives/', activeMatch: '^/blog/archives/' },
    ]);
  });
});
