import { expect, test } from 'vitest';
import { createCorpus, sectionsOf } from './corpus.ts';
import { figures } from './figures.ts';

const corpus = createCorpus(1000);
const blocks = corpus.flatMap(({ text }) => [...text.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)]);
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

test('the same count gives the same pages', () => {
  expect(createCorpus(1000)).toEqual(corpus);
});

test('pages have some 6 kB and three code blocks on average, in 20 folders, and differ in both', () => {
  const sizes = corpus.map(({ text }) => Buffer.byteLength(text));
  expect(sum(sizes) / 1000).toBeGreaterThan(6000);
  expect(sum(sizes) / 1000).toBeLessThan(7000);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(3);
  expect(blocks.length / 1000).toBeCloseTo(3, 0);
  expect(new Set(corpus.map(({ text }) => text.split('\n```\n').length)).size).toBeGreaterThan(5);
  expect(sectionsOf(corpus)).toHaveLength(20);
});

test('of the lines of code 0.45 are distinct, as in real documentation, in ten languages', () => {
  const lines = blocks.flatMap(([, , code = '']) => code.split('\n'));
  expect(new Set(lines).size / lines.length).toBeGreaterThan(0.43);
  expect(new Set(lines).size / lines.length).toBeLessThan(0.47);
  expect(new Set(blocks.map(([, language]) => language)).size).toBe(10);
});

test('a quarter of the pages is Chinese, a third shows an image that there is', () => {
  expect(corpus.filter(({ title }) => title.startsWith('第'))).toHaveLength(250);
  const shown = corpus.flatMap(({ text }) => [...text.matchAll(/!\[[^\]]*\]\(\/([^)]+)\)/g)]);
  expect(shown.length / 1000).toBeCloseTo(1 / 3, 1);
  const there = figures();
  expect(shown.filter(([, name = '']) => !there.has(name))).toEqual([]);
});

test('every link leads to a page of the corpus', () => {
  const files = new Set(corpus.map(({ path }) => `..${path}.md`));
  const links = corpus.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\.\.[^)]+)\)/g)].map(([, link]) => link ?? ''),
  );
  expect(links).toHaveLength(3000);
  expect(links.filter((link) => !files.has(link))).toEqual([]);
});
