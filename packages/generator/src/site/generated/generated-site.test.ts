import { expect, test } from 'vitest';
import type { Generated } from '../../core/contracts/generated.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { Theme } from '../../core/contracts/theme.ts';
import { generatedSite } from './generated-site.ts';

const locales = [
  { path: '/', lang: 'zh-CN', label: '简体中文', title: '', description: '', dir: '' },
  { path: '/en/', lang: 'en-US', label: 'English', title: '', description: '', dir: 'en' },
];
const written = (route: string): Page => ({
  file: 'a.md',
  kind: 'md',
  locale: '/',
  route,
  title: '',
  description: '',
  draft: false,
  frontmatter: {},
});

function siteWith(generated: Generated, pages: Page[] = []) {
  const theme: Theme = {
    name: 'lists',
    server: '',
    styles: {},
    headScript: '',
    locale: () => ({ options: {} }),
    generate: () => generated,
  };
  return generatedSite({
    config: { base: '/', locales, sourceDir: '/', theme },
    pages,
    git: new Map(),
    collections: [],
  });
}

const list = (route: string) => ({ locale: '/', route, layout: 'list', title: 'List', data: () => ['/a/'] });

test('each language has a 404 page, and pages of the theme come before', () => {
  const { pages, dataOf } = siteWith({ pages: [list('/blog/')] });
  expect(pages.map(({ route }) => route)).toEqual(['/blog/', '/404.html', '/en/404.html']);
  expect(pages.map(({ frontmatter }) => frontmatter.pageLayout)).toEqual(['list', 'not-found', 'not-found']);
  expect(pages.map(dataOf)).toEqual([['/a/'], undefined, undefined]);
});

test('what an author has written at an address wins', () => {
  const { pages } = siteWith({ pages: [list('/blog/')] }, [written('/blog/'), written('/404.html')]);
  expect(pages.map(({ route }) => route)).toEqual(['/en/404.html']);
});

test.each(['/../out/', '/a/..', '//a/', '/a//b/', '/a\\b/', '/a?b/', '/./'])(
  'no generated page leaves the site: %s',
  (route) => {
    expect(() => siteWith({ pages: [list(route)] })).toThrow(
      `The theme makes a page or file at "${route}", which isn't a path of the site.`,
    );
  },
);

test('no generated file leaves the output folder', () => {
  const file = (path: string) => ({ path, type: 'text/plain', text: () => '' });
  expect(() => siteWith({ files: [file('../feed.xml')] })).toThrow('"../feed.xml"');
  expect(() => siteWith({ files: [file('/feed.xml')] })).toThrow('"/feed.xml"');
  expect(siteWith({ files: [file('a/feed..xml')] }).files).toHaveLength(1);
});
