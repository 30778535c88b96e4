import { expect, test } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { createPageGraph } from '../graph/page-graph.ts';
import { closedPage, makeFace, searchText } from './make-face.ts';

const locales = [
  { path: '/', lang: 'en-US', label: 'English', title: 'Site', description: 'About the site', dir: '' },
];
const theme = { name: 'none', server: '', styles: {}, headScript: '', locale: () => ({ options: {} }) };

const page = (rest: Partial<Page> = {}): Page => ({
  file: 'a.md',
  kind: 'md',
  locale: '/',
  route: '/a/',
  title: 'Title',
  description: '',
  draft: false,
  frontmatter: { tags: ['one', '2'], mood: 'calm', password: ['canary'] },
  ...rest,
});

const content = {
  html: '<h2 id="canary-heading">canary</h2><p>canary text</p>',
  headings: [{ level: 2 as const, id: 'canary-heading', text: 'canary heading' }],
  text: 'canary text of the page',
  titleId: 'title',
  excerpt: '<p>canary excerpt</p>',
};

function faceOf(one: Page, { locked = false } = {}) {
  const git = new Map([['a.md', { createdTime: 0, updatedTime: 86_400_000, contributors: [] }]]);
  const config = { base: '/', locales, theme };
  const pages: Page[] = [locked ? { ...one, lock: { scope: 'page', rules: [], own: true } } : one];
  const { graph } = createPageGraph({ config, pages, git });
  return {
    face: makeFace(one, content, { graph, publicFields: ['mood', 'cover'] }),
    text: searchText(one, content, graph, ['canary of the frontmatter']).value,
  };
}

test('a face says what others may say of a page', () => {
  expect(faceOf(page()).face).toEqual({
    route: '/a/',
    locale: '/',
    title: 'Title',
    titleId: 'title',
    description: 'canary text of the page',
    excerpt: '<p>canary excerpt</p>',
    headings: content.headings,
    tags: ['one', '2'],
    createdTime: '1970-01-01T00:00:00.000Z',
    updatedTime: '1970-01-02T00:00:00.000Z',
    readingTime: { words: 5, minutes: 0.02 },
    draft: false,
    locked: false,
    frontmatter: { mood: 'calm' },
  });
});

test('nothing of the text of a locked page is in its face, nor in what search may read', () => {
  const { face, text } = faceOf(page(), { locked: true });
  expect(JSON.stringify([face, text])).not.toContain('canary');
  expect(face).toMatchObject({
    title: 'Title',
    locked: true,
    tags: ['one', '2'],
    description: '',
    headings: [],
  });
  expect(face.readingTime).toBeUndefined();
  expect(text).toEqual({ route: '/a/', title: 'Title', html: '' });
});

test('what the author of a locked page gives in its frontmatter is in its face', () => {
  const given = page({ description: 'Given', frontmatter: { cover: '/a.png', password: ['canary'] } });
  const { face } = faceOf(given, { locked: true });
  expect(face).toMatchObject({ description: 'Given', frontmatter: { cover: '/a.png' } });
});

test('a home page is described by its language when it says nothing of itself', () => {
  expect(faceOf(page({ route: '/' })).face.description).toBe('About the site');
  expect(faceOf(page({ route: '/', description: 'Own' })).face.description).toBe('Own');
});

test('of the frontmatter of a locked page, its document keeps what everybody may know', () => {
  const frontmatter = {
    tags: ['one'],
    passwordHint: 'hint',
    mood: 'canary',
    hero: { name: 'canary' },
    config: [],
  };
  const lock = { scope: 'page', rules: [], own: true } as const;
  expect(closedPage(page({ frontmatter, lock })).frontmatter).toEqual({
    tags: ['one'],
    passwordHint: 'hint',
    pageLayout: 'locked',
  });
  expect(closedPage(page({ frontmatter: { pageLayout: 'home', ...frontmatter }, lock })).frontmatter).toEqual(
    {
      sidebar: false,
      tags: ['one'],
      passwordHint: 'hint',
      pageLayout: 'locked',
    },
  );
  expect(closedPage(page({ lock: { ...lock, scope: 'site' } })).frontmatter.pageLayout).toBe('site-locked');
  expect(closedPage(page({ frontmatter, lock }), ['mood']).frontmatter).toMatchObject({ mood: 'canary' });
});
