import type { Face, Post, PostCollection, Problem } from 'bifolio';
import { FacesContext, type PageParts, PagePartsContext, PageProvider } from 'bifolio/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../fixtures/page-context.ts';
import { DocMeta } from '../frame/doc-meta/DocMeta.tsx';
import { PostCover } from './cover/PostCover.tsx';
import { useLocalePostList } from './entries/use-locale-post-list.ts';
import { FeedHead } from './feed/FeedHead.tsx';
import { PostItem } from './list/PostItem.tsx';
import { PostHead } from './PostHead.tsx';
import { Posts } from './Posts.tsx';
import { blogOf } from './use-blog.ts';

const post: Post = {
  route: '/en/a/',
  title: 'A <post>',
  createTime: Date.UTC(2024, 2, 1, 9),
  tags: ['one', 'two', 'three', 'four', 'five'],
  categories: [{ id: '1a2b3c', sort: 1, name: 'Web' }],
  draft: false,
};

const collection = (options: Record<string, unknown> = {}): PostCollection => ({
  type: 'post',
  locale: '/en/',
  dir: 'blog',
  folder: 'en/blog',
  title: 'Blog',
  isTitled: true,
  linkPrefix: '/en/blog/',
  options,
  posts: [post],
  tags: post.tags.map((name) => ({ name, count: 1, route: `/en/blog/tags/${name}/` })),
  counts: { posts: '1', tags: '1', categories: '1' },
  routes: { posts: '/en/blog/', tags: '/en/blog/tags/' },
  titles: { posts: 'Blog', tags: 'Tags', archives: 'Archives', categories: 'Categories' },
  perPage: 15,
});

const face: Face = {
  route: post.route,
  locale: '/en/',
  title: post.title,
  description: 'What it is about.',
  headings: [],
  tags: post.tags,
  readingTime: { minutes: 3, words: 900 },
  draft: false,
  locked: false,
  frontmatter: {},
};

interface Scene {
  options?: Record<string, unknown>;
  says?: Partial<Face>;
  frontmatter?: Record<string, unknown>;
  createTime?: boolean | 'only-posts';
  hostname?: string;
  /** Place of the version that is shown, the present one first. */
  version?: number;
}

function render(
  node: (blog: ReturnType<typeof blogOf>) => ReactNode,
  { options, says, frontmatter, createTime, hostname, version }: Scene = {},
) {
  const blog = collection(options);
  const shown = pageContext({ frontmatter, theme: { createTime }, hostname });
  const versions = ['2.x', '1.x'].map((label, at) => ({
    label,
    href: `/${at}/`,
    exists: true,
    isOwn: at === version,
  }));
  const context = {
    ...shown,
    navigation: { ...shown.navigation, ...(version !== undefined && { versions }) },
    collection: blog,
    collections: [blog],
  };
  return renderToStaticMarkup(
    <PageProvider value={context}>
      <FacesContext value={() => ({ ...face, ...says })}>{node(blogOf(blog))}</FacesContext>
    </PageProvider>,
  );
}

const item = (scene?: Scene, of: Partial<Post> = {}) =>
  render((blog) => <PostItem blog={blog} post={{ ...post, ...of }} at={0} heading="h2" />, scene);

it('names the feeds of a blog in the present version, which alone has them', () => {
  const feeds = (scene: Scene) => [...render((blog) => <FeedHead blog={blog} />, scene).matchAll(/<link/g)];
  const hostname = 'https://tea.example';
  expect(feeds({ hostname })).toHaveLength(3);
  expect(feeds({ hostname, version: 0 })).toHaveLength(3);
  expect(feeds({ hostname, version: 1 })).toEqual([]);
  expect(feeds({})).toEqual([]);
});

describe('a post in a list', () => {
  it('has its title, date, reading time and four of its tags', () => {
    const html = item();
    expect(html).toContain('<a href="/base/en/a/">A &lt;post&gt;</a>');
    expect(html).toContain('<time dateTime="2024-03-01">Mar 1, 2024</time>');
    expect(html).toContain('About 3 min');
    expect([...html.matchAll(/data-tag="(\w+)"/g)].map(([, tag]) => tag)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
    expect(html).not.toContain('Pinned');
  });

  it('says what the mark, its author or its beginning say, or nothing', () => {
    expect(item({ says: { excerpt: '<p>Above <b>the</b> mark</p>' } })).toContain('Above <b>the</b> mark');
    expect(item({ says: { frontmatter: { excerpt: 'Own <text>' } } })).toContain('Own &lt;text&gt;');
    expect(item()).toContain('What it is about.');
    expect(item({ says: { frontmatter: { excerpt: false } } })).not.toContain('What it is about.');
  });

  it('is marked when it is pinned, a draft or locked', () => {
    expect(item({}, { sticky: 0 })).toContain('Pinned');
    expect(item({}, { draft: true })).toContain('Draft');
    const locked = item({ says: { locked: true, description: '', readingTime: undefined } });
    expect(locked).toContain('Locked');
    expect(locked).not.toMatch(/min|about/);
  });

  it('leaves out what its collection leaves out', () => {
    const html = item({ options: { meta: { tags: false, readingTime: false, createTime: false } } });
    expect(html).not.toMatch(/data-tag=|About 3 min|<time/);
    expect(item({ options: { meta: { createTime: 'long' } } })).toContain('March 1, 2024');
  });

  it.each([
    [undefined, /data-tag-color="gray"/],
    ['colored', /data-tag-color="\d+"/],
    ['gray', /data-tag-color="gray"/],
    ['brand', /data-tag-color="brand"/],
  ])('has tags in the colors %s', (tagsTheme, expected) => {
    expect(item({ options: { tagsTheme } })).toMatch(expected);
  });

  it('shows its cover as the collection says, or as it says itself', () => {
    const options = { postCover: { layout: 'left', ratio: '16:9', width: 320, compact: true } };
    const cover = item({ options, says: { frontmatter: { cover: '/c.jpg' } } });
    expect(cover).toContain('data-cover="left" data-compact="true"');
    expect(cover).toContain('viewBox="0 0 16 9" width="320" height="180"');
    const own = { cover: '/c.jpg', coverStyle: { layout: 'top', compact: false } } as const;
    expect(item({ options, says: { frontmatter: own } })).toContain('data-cover="top">');
  });
});

describe('above the text of a post', () => {
  const above = (coverStyle?: object, options?: Record<string, unknown>) =>
    render(() => <PostCover />, {
      options,
      frontmatter: { cover: '/c.jpg', ...(coverStyle && { coverStyle }) },
    });

  it('stands its cover, at most half as high as wide', () => {
    expect(above()).toContain('src="/base/c.jpg"');
    expect(above()).toContain('viewBox="0 0 2 1"');
    expect(above({ ratio: '21:9' })).toContain('viewBox="0 0 21 9"');
  });

  it('stands none where the post or its collection leave it to lists', () => {
    expect(above({ page: false })).toBe('');
    expect(above(undefined, { postCover: { page: false } })).toBe('');
    expect(above({ page: true }, { postCover: { page: false } })).toContain('<img');
  });

  it('stands one on a page that is no post only where that asks for it', () => {
    const onPage = (coverStyle: object) =>
      renderToStaticMarkup(
        <PageProvider value={pageContext({ frontmatter: { cover: '/c.jpg', coverStyle } })}>
          <PostCover />
        </PageProvider>,
      );
    expect(onPage({})).toBe('');
    expect(onPage({ page: true })).toContain('<img');
  });
});

describe('below the title of a post', () => {
  it('stand the number of its words, and tags that lead to others', () => {
    const html = render(() => <DocMeta />, { frontmatter: { tags: ['one'] } });
    expect(html).toContain('720 words');
    expect(html).toContain('href="/base/en/blog/tags/one/"');
  });

  it('stands the date also where only posts have one', () => {
    const frontmatter = { createTime: '2024/03/01' };
    expect(render(() => <DocMeta />, { frontmatter, createTime: 'only-posts' })).toContain('Mar 1, 2024');
    expect(render(() => <DocMeta />, { frontmatter, createTime: false })).not.toContain('2024');
  });
});

describe('the structured data of a post', () => {
  const head = (contributors: readonly string[], options: Record<string, unknown> = {}) => {
    const blog = collection(options);
    const context = pageContext({
      page: { contributors: contributors.map((name) => ({ name, email: '', commits: 1 })) },
    });
    return renderToStaticMarkup(
      <PageProvider
        value={{ ...context, site: { ...context.site, hostname: 'https://example.org' }, collection: blog }}
      >
        <PostHead />
      </PageProvider>,
    );
  };

  it('names who has written it: contributors, else the profile of the blog, else nobody', () => {
    const profile = { name: 'Bo' };
    expect(head(['Ana'], { profile })).toContain('"author":[{"@type":"Person","name":"Ana"}]');
    expect(head([], { profile })).toContain('"author":[{"@type":"Person","name":"Bo"}]');
    expect(head([])).not.toContain('"author"');
  });
});

it('the posts of the language are there for lists of one’s own', () => {
  const List = ({ dir }: { dir?: string }) => <pre>{JSON.stringify(useLocalePostList(dir))}</pre>;
  const read = (dir?: string, says?: Partial<Face>) =>
    JSON.parse(
      render(() => <List dir={dir} />, { says })
        .replace(/<\/?pre>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
  expect(read()).toEqual([
    {
      title: 'A <post>',
      tags: post.tags,
      draft: false,
      path: '/en/a/',
      link: '/base/en/a/',
      createTime: '2024/03/01 09:00:00',
      lang: 'en-US',
      categoryList: post.categories,
      sticky: false,
      encrypt: false,
      excerpt: '',
    },
  ]);
  const coverStyle = { layout: 'left' } as const;
  const frontmatter = { cover: '/c.jpg', coverStyle };
  expect(read(undefined, { excerpt: '<p>Hi</p>', locked: true, frontmatter })).toMatchObject([
    { encrypt: true, cover: '/c.jpg', coverStyle, excerpt: '<p>Hi</p>' },
  ]);
  expect(read(undefined, { frontmatter: { excerpt: 'a < b' } })).toMatchObject([{ excerpt: 'a &#60; b' }]);
  expect(read('/blog/')).toHaveLength(1);
  expect(read('notes')).toEqual([]);
});

it('the layout of a list at the address of none keeps frame and text, and says where lists are', () => {
  const problems: Problem[] = [];
  const parts: PageParts = {
    slots: {},
    component: () => undefined,
    resolveLink: (href) => ({ href, external: false }),
    report: (problem) => problems.push(problem),
  };
  const context = {
    ...pageContext({ theme: { appearance: false }, page: { layout: 'posts' } }),
    collections: [collection()],
  };
  const html = renderToStaticMarkup(
    <PagePartsContext value={parts}>
      <PageProvider value={context}>
        <Posts>Words</Posts>
      </PageProvider>
    </PagePartsContext>,
  );
  expect(html).toMatch(/<header class="frame-navbar".*<main.*<h1.*Words/);
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      message: 'No list of posts is at /en/guide/write/, so the layout "posts" shows none.',
      hint: 'Set `permalink` to one of: /en/blog/, /en/blog/tags/.',
      option: ['pageLayout'],
    },
  ]);
});
