import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Open } from '../../ledger/secrecy.ts';
import type { MarkdownResult } from '../../markdown/types.ts';
import { noNeeds } from '../../needs/merge-needs.ts';
import { codePlaces, createContentCache, pruneContentCache } from './content-cache.ts';

const result: MarkdownResult = {
  html: '<p>春</p>',
  headings: [],
  links: [],
  images: [],
  islands: [],
  styles: [],
  needs: noNeeds,
  anchors: [],
  text: '春',
  dependencies: [],
  problems: [],
};
const kept = {
  result,
  asked: { facts: { from: { file: 'a.md', route: '/a/' }, asked: {} }, published: [] },
  code: codePlaces(result.html, new Map([['k', '春']])),
};
const content = new Open(kept);
const folder = () => mkdtempSync(join(tmpdir(), 'bifolio-cache-'));

test('what was written for a source is read for the same source', () => {
  const cache = createContentCache(folder());
  cache.write('a.md', '春', content);
  expect(cache.read('a.md', '春')).toMatchObject(kept);
});

test('code blocks are found whatever the source is now', () => {
  const cache = createContentCache(folder());
  cache.write('a.md', '春', content);
  expect(cache.readCode('a.md')).toEqual(new Map([['k', '春']]));
  expect(cache.readCode('b.md')).toEqual(new Map());
});

test('another source or page finds nothing', () => {
  const dir = folder();
  createContentCache(dir).write('a.md', '春', content);
  expect(createContentCache(dir).read('a.md', '夏')).toBeUndefined();
  expect(createContentCache(dir).read('b.md', '春')).toBeUndefined();
});

test('a damaged entry is ignored', () => {
  const dir = folder();
  const cache = createContentCache(dir);
  cache.write('a.md', '春', content);
  const [entry = ''] = readdirSync(dir);
  const text = readFileSync(join(dir, entry), 'utf8');
  for (const damaged of ['', '{}', text.slice(0, -3), text.replace('春', '冬'), text.replace('\n', '')]) {
    writeFileSync(join(dir, entry), damaged);
    expect(cache.read('a.md', '春')).toBeUndefined();
  }
});

test('nothing is kept of pages that are gone', () => {
  const dir = folder();
  const cache = createContentCache(dir);
  for (const file of ['a.md', 'b.md']) cache.write(file, '春', content);
  pruneContentCache(dir, [{ file: 'b.md' }]);
  expect(cache.read('a.md', '春')).toBeUndefined();
  expect(readdirSync(dir)).toHaveLength(1);
  expect(cache.read('b.md', '春')).toMatchObject(kept);
});
