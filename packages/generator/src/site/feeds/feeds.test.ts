import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Post, PostCollection } from '../../core/contracts/collections.ts';
import type { Face } from '../../core/contracts/face.ts';
import type { FeedFormat, FeedSettings } from '../../core/contracts/feeds.ts';
import { feedFiles } from './feed-files.ts';
import { feedHtml } from './feed-html.ts';

const site = {
  base: '/base/',
  hostname: 'https://example.org',
  locales: [
    { path: '/', lang: 'zh-CN', label: '简体中文', title: '来信', description: '信 & 纸', dir: 'zh' },
    { path: '/en/', lang: 'en-US', label: 'English', title: 'Letters', description: '', dir: 'en' },
  ],
};

const post = (at: number): Post => ({
  route: `/文章/${at}/`,
  title: at === 1 ? 'Ink & <paper> ]]> \u0007' : `Post ${at}`,
  createTime: Date.UTC(2024, 0, at),
  tags: ['a & b'],
  categories: [],
  draft: false,
});

const faceOf = (route: string, rest: Partial<Face> = {}): Face => ({
  route,
  locale: '/',
  title: '',
  description: 'Said & done',
  excerpt:
    '<p class="x" style="color:red">One <a href="../2/" onclick="x()">two</a><script>alert(1)</script></p><bi-island src="/a.js"><img src="/p.png" alt="P"></bi-island>',
  headings: [],
  tags: [],
  draft: false,
  locked: false,
  frontmatter: {},
  ...rest,
});

const collection = (posts: readonly Post[]): PostCollection => ({
  type: 'post',
  locale: '/',
  dir: 'blog',
  folder: 'zh/blog',
  title: '博客',
  isTitled: true,
  linkPrefix: '/blog/',
  options: {},
  posts,
  tags: [],
  counts: { posts: '0', tags: '0', categories: '0' },
  routes: { posts: '/blog/' },
  titles: { posts: '博客', tags: '', archives: '', categories: '' },
  perPage: 15,
});

const settings: FeedSettings = {
  formats: ['rss', 'atom', 'json'],
  limit: 20,
  content: 'excerpt',
  coverOf: ({ frontmatter: { cover } }) => (typeof cover === 'string' ? cover : undefined),
  excerptOf: ({ frontmatter: { excerpt } }) => excerpt as string | boolean | undefined,
  author: 'Ana & Co',
};

const posts = Array.from({ length: 25 }, (_, at) => post(at + 1));

async function feed(
  format: FeedFormat,
  face: (route: string) => Face | undefined = faceOf,
  list = posts,
  content: FeedSettings['content'] = 'excerpt',
) {
  const file = feedFiles(site, collection(list), { ...settings, content }).find(({ path }) =>
    path.includes(NAMES[format]),
  );
  return (
    (await file?.text({ face: async (route) => face(route), article: async () => '<p>Whole</p>' })) ?? ''
  );
}
const NAMES = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' };

/** The texts of elements by their path, and the attributes of each. */
function readXml(xml: string) {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const attributes: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser(
    {
      onopentag(name, found) {
        path.push(name);
        attributes.push({ name, attributes: found });
        const key = path.join('/');
        texts.set(key, [...(texts.get(key) ?? []), '']);
      },
      ontext(text) {
        const list = texts.get(path.join('/'));
        if (list) list[list.length - 1] += text;
      },
      onclosetag() {
        path.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { texts: (key: string) => texts.get(key) ?? [], attributes };
}

describe('a feed', () => {
  it('needs a hostname', () => {
    expect(feedFiles({ ...site, hostname: undefined }, collection(posts), settings)).toEqual([]);
  });

  it('as RSS 2.0 has a channel with title, link and description, and the 20 newest posts with guid and date', async () => {
    const { texts, attributes } = readXml(await feed('rss'));
    expect(attributes[0]).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    expect(texts('rss/channel/title')).toEqual(['博客 | 来信']);
    expect(texts('rss/channel/link')).toEqual(['https://example.org/base/blog/']);
    expect(texts('rss/channel/description')).toEqual(['信 & 纸']);
    expect(texts('rss/channel/language')).toEqual(['zh-CN']);
    expect(texts('rss/channel/item/title')).toHaveLength(20);
    expect(texts('rss/channel/item/guid')[0]).toBe('https://example.org/base/%E6%96%87%E7%AB%A0/25/');
    expect(texts('rss/channel/item/pubDate')[0]).toBe('Thu, 25 Jan 2024 00:00:00 GMT');
    // `author` is for addresses of mail.
    expect(texts('rss/channel/item/dc:creator')[0]).toBe('Ana & Co');
    expect(texts('rss/channel/item/author')).toEqual([]);
    expect(attributes).toContainEqual({
      name: 'atom:link',
      attributes: {
        href: 'https://example.org/base/blog/rss.xml',
        rel: 'self',
        type: 'application/rss+xml',
      },
    });
  });

  it('tells the moment of a post by the time zone that its author wrote', async () => {
    const zoned = { ...post(25), moment: Date.UTC(2024, 0, 24, 20, 30) };
    const { texts } = readXml(await feed('rss', faceOf, [zoned]));
    expect(texts('rss/channel/item/pubDate')).toEqual(['Wed, 24 Jan 2024 20:30:00 GMT']);
  });

  it('as Atom has id, title and updated, for itself and each entry', async () => {
    const { texts } = readXml(await feed('atom'));
    for (const at of ['feed', 'feed/entry'])
      for (const key of ['id', 'title', 'updated'])
        expect(texts(`${at}/${key}`)[0], `${at}/${key}`).not.toBe('');
    expect(texts('feed/entry/id')).toHaveLength(20);
    expect(texts('feed/author/name')).toEqual(['Ana & Co']);
    expect(texts('feed/updated')).toEqual(['2024-01-25T00:00:00.000Z']);
  });

  it('as JSON Feed names its version and has an id and content for each item', async () => {
    const json = JSON.parse(await feed('json'));
    expect(json).toMatchObject({
      version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
      title: '博客 | 来信',
      home_page_url: 'https://example.org/base/blog/',
      feed_url: 'https://example.org/base/blog/feed.json',
    });
    expect(json.items).toHaveLength(20);
    for (const item of json.items) {
      expect(item.id).toBe(item.url);
      expect(item.content_html).toContain('One');
    }
  });

  it.each(['rss', 'atom', 'json'] as const)('holds marks that %s could stumble over', async (format) => {
    const text = await feed(format, faceOf, [post(1)]);
    const title =
      format === 'json'
        ? JSON.parse(text).items[0].title
        : readXml(text).texts(format === 'rss' ? 'rss/channel/item/title' : 'feed/entry/title')[0];
    expect(title).toBe('Ink & <paper> ]]> ');
  });

  it.each(['rss', 'atom', 'json'] as const)(
    'as %s says of a locked post no more than its face',
    async (format) => {
      const locked = (route: string) => faceOf(route, { locked: true, excerpt: undefined, description: '' });
      const text = await feed(format, locked, [post(2)]);
      expect(text).toContain('Post 2');
      expect(text).not.toMatch(/One|two|Said/);
    },
  );

  it('has whole posts where it is asked for them', async () => {
    const json = JSON.parse(await feed('json', faceOf, [post(2)], 'full'));
    expect(json.items[0]).toMatchObject({ content_html: '<p>Whole</p>', summary: 'Said & done' });
  });

  it('asks for a post once for all formats that are written together, and anew when they are written again', async () => {
    let text = 'Before';
    let asked = 0;
    const pages = () => ({
      face: async (route: string) => faceOf(route),
      async article() {
        asked += 1;
        return text;
      },
    });
    const files = feedFiles(site, collection([post(2)]), { ...settings, content: 'full' });
    const together = pages();
    for (const file of files) expect(await file.text(together)).toContain('Before');
    expect(asked).toBe(1);
    text = 'After';
    expect(await files[0]?.text(pages())).toContain('After');
  });

  it('has covers as enclosures, and what the author wrote for lists', async () => {
    const face = (route: string) => faceOf(route, { frontmatter: { cover: '/c.svg', excerpt: 'Own text' } });
    const { texts, attributes } = readXml(await feed('rss', face, [post(2)]));
    expect(texts('rss/channel/item/description')).toEqual(['Own text']);
    expect(attributes.find(({ name }) => name === 'enclosure')?.attributes).toEqual({
      url: 'https://example.org/base/c.svg',
      type: 'image/svg+xml',
      length: '0',
    });
  });
});

it('keeps text, links and pictures of HTML, with whole addresses, and nothing that runs', () => {
  const html = faceOf('/').excerpt ?? '';
  expect(feedHtml(html, 'https://example.org/base/a/1/')).toBe(
    '<p>One <a href="https://example.org/base/a/2/">two</a></p><img src="https://example.org/p.png" alt="P">',
  );
  const folded = '<details><summary>Source</summary><pre><code>a</code></pre></details>';
  expect(feedHtml(`<div class="chart">${folded}</div>`, 'https://e.org/')).toBe(`<div>${folded}</div>`);
  expect(feedHtml('<a href="javascript:x()">a</a>&lt;b&gt;<iframe src="/"></iframe>', 'https://e.org/')).toBe(
    '<a>a</a>&lt;b&gt;',
  );
});
