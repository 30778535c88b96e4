import { expect, test } from 'vitest';
import type { Facts } from '../../../core/ledger/facts.ts';
import { createOpenedPages } from './opened-pages.ts';

const facts = (asked: Facts['asked']): Facts => ({ from: { file: 'a.md', route: '/a/' }, asked });

function opened() {
  const pages = createOpenedPages();
  pages.note('/a/', {
    facts: [facts({ file: [['part.txt', 'h']], title: [['./b.md', 'B']] })],
    files: ['a.md'],
  });
  pages.note('/b/', { facts: [facts({ title: [['./c.md', 'C']] })], files: ['b.md'] });
  return pages;
}

test('a save touches the pages that are made of the file, and is told once', () => {
  const pages = opened();
  expect(['a.md', 'part.txt', 'c.md'].map(pages.use)).toEqual([true, true, false]);
  pages.touchFile('part.txt');
  expect([pages.take(), pages.take()]).toEqual([{ routes: ['/a/'] }, { routes: [] }]);
  pages.touchFile('c.md');
  expect(pages.take()).toEqual({ routes: [] });
});

test('a site that is read again touches the pages that would be answered otherwise', () => {
  const pages = opened();
  const answers = { title: (of: string) => (of === './b.md' ? 'Another' : 'C') };
  pages.touchChanged(answers);
  expect(pages.take()).toEqual({ routes: ['/a/'] });
  pages.touchChanged(answers);
  expect(pages.take(), 'nobody has asked again').toEqual({ routes: [] });
});

test('what every page may be made of touches all', () => {
  const pages = opened();
  pages.touchFile('b.md');
  pages.touchAll();
  expect([pages.take(), pages.take()]).toEqual([{ all: true }, { routes: [] }]);
});
