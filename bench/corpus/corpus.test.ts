import { expect, test } from 'vitest';
import { createCorpus, sectionsOf } from './corpus.ts';

const corpus = createCorpus(40);

test('the same count gives the same pages', () => {
  expect(createCorpus(40)).toEqual(corpus);
});

test('pages have about 6 kB and three code blocks, in 20 folders', () => {
  const average = corpus.reduce((sum, { text }) => sum + text.length, 0) / corpus.length;
  expect(average).toBeGreaterThan(5800);
  expect(average).toBeLessThan(6600);
  for (const { text } of corpus) expect(text.match(/^```\w+$/gm)).toHaveLength(3);
  expect(sectionsOf(corpus)).toHaveLength(20);
});

test('every link leads to a page of the corpus', () => {
  const files = new Set(corpus.map(({ path }) => `..${path}.md`));
  const links = corpus.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\.\.[^)]+)\)/g)].map(([, link]) => link ?? ''),
  );
  expect(links).toHaveLength(120);
  expect(links.filter((link) => !files.has(link))).toEqual([]);
});
