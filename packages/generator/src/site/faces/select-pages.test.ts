import { expect, it } from 'vitest';
import type { FaceQuery } from '../../core/contracts/face.ts';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { selectPages } from './select-pages.ts';

const lock = { scope: 'page', rules: [], own: true } as const;
const page = (route: string, frontmatter: Page['frontmatter'] = {}, rest: Partial<Page> = {}): Page => ({
  ...{ file: `${route}.md`, kind: 'md', locale: route.startsWith('/en/') ? '/en/' : '/', route },
  ...{ title: route, description: '', draft: false, frontmatter },
  ...rest,
});

const pages = [
  page('/'),
  page('/en/'),
  page('/en/tea/', { tags: ['drink', 'hot'], createTime: '2026/03/01', status: 'stable', order: 10 }),
  page('/en/ice/', { tags: ['cold'], createTime: '2026/01/01', status: 'beta', order: 9 }),
  page('/en/locked/', { tags: ['hot'], status: 'stable' }, { lock, title: 'A locked one' }),
  page('/en/draft/', {}, { draft: true }),
  page('/en/unlisted/', { search: false }),
  page('/en/made/', {}, { kind: 'generated' }),
  page('/en/other/', {}, { fallback: { route: '/other/', lang: 'zh-CN', file: 'other.md' } }),
  page('/en/404.html'),
];
const graph = {
  pages,
  routes: new Map(pages.map(({ route }, index) => [route, index])),
  git: new Map([['/en/locked/.md', { createdTime: Date.UTC(2026, 1, 1), contributors: [] }]]),
  site: { base: '/', locales: [] },
};
const config = { publicFields: ['status', 'order'], theme: {} };
const select = (query: FaceQuery) => selectPages({ graph, config }, query, '/en/');

it('selects the pages of the language that readers can find, by route', () => {
  expect(select({})).toEqual(['/en/ice/', '/en/locked/', '/en/tea/']);
});

it('selects by beginnings of routes, and an unlisted page by its whole route only', () => {
  expect(select({ in: ['/en/t', '/en/unl'] })).toEqual(['/en/tea/']);
  expect(select({ in: '/en/unlisted/' })).toEqual(['/en/unlisted/']);
  expect(select({ in: '/', limit: 2 })).toEqual(['/', '/en/ice/']);
});

it('selects by fields, of a locked page by those that everybody may know', () => {
  expect(select({ where: { tags: ['hot', 'cold'] } })).toEqual(['/en/ice/', '/en/locked/', '/en/tea/']);
  expect(select({ where: { tags: 'hot', status: 'stable' } })).toEqual(['/en/tea/']);
});

it('sorts by a field both ways, with pages without it last', () => {
  expect(select({ sort: 'createTime' })).toEqual(['/en/ice/', '/en/locked/', '/en/tea/']);
  expect(select({ sort: '-createTime' })).toEqual(['/en/tea/', '/en/locked/', '/en/ice/']);
  expect(select({ sort: '-order' })).toEqual(['/en/tea/', '/en/ice/', '/en/locked/']);
});

it.each<[FaceQuery, string]>([
  [{ where: { mood: 'calm' } }, `useFaces() can't select by "mood".`],
  [{ sort: '-password' }, `useFaces() can't select by "password".`],
  [{ limit: 201 }, 'useFaces.limit'],
  [{ in: 'guide' }, 'useFaces.in'],
])('refuses what it can not answer: %j', (query, message) => {
  expect(() => select(query)).toThrow(BifolioError);
  expect(() => select(query)).toThrow(message);
});
