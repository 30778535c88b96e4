import { describe, expect, it } from 'vitest';
import type { Collection } from '../../core/contracts/collections.ts';
import type { Page } from '../../core/contracts/page.ts';
import { type FallbackInput, fallbackPages } from './fallback-pages.ts';

const locale = (path: string, lang: string, dir: string) => ({
  ...{ path, lang, dir, label: lang, title: '', description: '' },
});
const locales = [locale('/', 'zh-CN', 'zh'), locale('/en/', 'en-US', 'en'), locale('/ar/', 'ar', 'ar')];
const blog = { type: 'post', locale: '/', folder: 'zh/blog' } as Collection;

const page = (file: string, route: string, differences: Partial<Page> = {}): Page => ({
  ...{ file, route, kind: 'md', title: 'T', description: '', draft: false, frontmatter: {} },
  locale: locales.find(({ dir }) => file.startsWith(dir))?.path ?? '/',
  ...differences,
});

const found = (pages: readonly Page[], input: Partial<FallbackInput> = {}) =>
  fallbackPages(pages, { source: '/', locales, collections: [blog], ...input }).map(({ route }) => route);

describe('a page that a language does not have', () => {
  it('is shown at the address of its translation, in the frame of the reader', () => {
    const source = page('zh/a.md', '/a/', { frontmatter: { lang: 'zh-TW', permalink: '/a/', icon: 'x' } });
    expect(fallbackPages([source], { source: '/', locales, collections: [] })[0]).toEqual({
      ...source,
      route: '/en/a/',
      locale: '/en/',
      frontmatter: { icon: 'x' },
      fallback: { route: '/a/', lang: 'zh-TW', file: 'en/a.md' },
    });
  });

  it('is shown in every other language, unless a page or a redirect is there', () => {
    const pages = [page('zh/a.md', '/a/'), page('zh/b.md', '/b/'), page('en/b.md', '/en/other/')];
    expect(found(pages)).toEqual(['/en/a/', '/ar/a/', '/ar/b/']);
    expect(found(pages, { redirects: { '/ar/a/': '/ar/b/' } })).toEqual(['/en/a/', '/ar/b/']);
    expect(found([page('zh/a.md', '/a/'), page('en/c.md', '/en/a/')])).toEqual(['/ar/a/']);
  });

  it('follows the language that its frontmatter names as its source', () => {
    expect(found([page('en/a.md', '/en/a/')])).toEqual([]);
    expect(found([page('en/a.md', '/en/a/', { frontmatter: { source: '/en/' } })])).toEqual([
      '/a/',
      '/ar/a/',
    ]);
    expect(found([page('en/a.md', '/en/a/')], { source: '/en/' })).toEqual(['/a/', '/ar/a/']);
  });

  it.each<[string, Page]>([
    ['locked', page('zh/a.md', '/a/', { lock: { scope: 'page', rules: [], own: true } })],
    ['a draft', page('zh/a.md', '/a/', { draft: true })],
    ['generated', page('', '/tags/', { kind: 'generated' })],
    ['a post', page('zh/blog/a.md', '/blog/a/')],
    ['a home', page('zh/README.md', '/', { frontmatter: { pageLayout: 'home' } })],
    ['a text of its own', page('zh/a.md', '/a/', { frontmatter: { translation: false } })],
    ['the 404 page', page('zh/404.md', '/404.html')],
  ])('is not shown when it is %s', (_, one) => {
    expect(found([one])).toEqual([]);
  });

  it('is not shown when it is in one language on purpose', () => {
    expect(found([page('zh/a.md', '/a/')], { untranslated: ['zh/a.*'] })).toEqual([]);
  });
});
