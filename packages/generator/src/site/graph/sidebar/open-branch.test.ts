import { expect, test } from 'vitest';
import type { Sidebar, SidebarItem } from '../../../core/contracts/navigation.ts';
import { openBranch } from './open-branch.ts';

const pages = (name: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, n) => ({ text: `${name} ${n}`, link: `/${name}/${n}/` }));
const group = (name: string, count: number): SidebarItem => ({ text: name, items: pages(name, count) });
const sidebar = (...items: SidebarItem[]): Sidebar => ({ id: '/', locale: '/', items });
const linksOf = (items: readonly SidebarItem[] = []) => items.map(({ link }) => link);

test('a small sidebar is given whole', () => {
  const small = sidebar(group('a', 10), group('b', 10));
  expect(openBranch(small, [1, 3])).toEqual({
    items: small.items,
    path: [1, 3],
    levels: Number.POSITIVE_INFINITY,
  });
});

test('of a large one a page gets the entries around it, and of the other groups their first page', () => {
  const large = sidebar(group('a', 500), group('b', 500));
  const { items, path, levels } = openBranch(large, [1, 300]);
  expect([path, levels]).toEqual([[1, 60], 0]);
  expect(linksOf(items[0]?.items)).toEqual(['/a/0/']);
  expect(linksOf(items[1]?.items)).toEqual(linksOf(pages('b', 500).slice(240, 361)));
});

test('what a page gets is the same when a page comes to be that it does not show', () => {
  const before = openBranch(sidebar(group('a', 500), group('b', 500)), [1, 300]);
  const later = pages('b', 500).toSpliced(100, 0, { text: 'new', link: '/new/' });
  const after = openBranch(sidebar(group('a', 501), { text: 'b', items: later }), [1, 301]);
  expect(after).toEqual(before);
});

test('groups that start open are given with their entries', () => {
  const open = sidebar(group('a', 30), { ...group('b', 30), collapsed: true }, group('c', 20));
  const { items, path, levels } = openBranch(open, []);
  expect([path, levels]).toEqual([[], Number.POSITIVE_INFINITY]);
  expect(items.map(({ items: below }) => below?.length)).toEqual([30, 1, 20]);
});

test('a page that is no entry gets the beginning of each list', () => {
  const { items, path } = openBranch(sidebar(...pages('a', 1000)), []);
  expect([path, items.length]).toEqual([[], 61]);
});
