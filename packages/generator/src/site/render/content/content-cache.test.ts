import { expect, test } from 'vitest';
import type { MarkdownResult } from '../../../core/contracts/markdown.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { noNeeds } from '../../../core/needs/merge-needs.ts';
import { codePlaces, createContentCache } from './content-cache.ts';

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
  imported: [],
  problems: [],
};
const kept = {
  result,
  asked: { facts: { from: { file: 'a.md', route: '/a/' }, asked: {} }, published: [] },
  code: codePlaces(result.html, new Map([['k', '春']])),
};
const content = new Open(kept);
/** A store in memory. */
function createKept() {
  const bodies = new Map<string, Buffer>();
  return {
    get: (_: unknown, name: string) => bodies.get(name),
    put: (_: unknown, name: string, { value }: Open<Uint8Array | string>) =>
      void bodies.set(name, Buffer.from(value)),
    forget: (_: unknown, name: string) => void bodies.delete(name),
  };
}

test('what was written for a source is read for the same source', () => {
  const cache = createContentCache(createKept());
  cache.write('a.md', '春', content);
  expect(cache.read('a.md', '春')).toMatchObject(kept);
});

test('code blocks are found whatever the source is now', () => {
  const cache = createContentCache(createKept());
  cache.write('a.md', '春', content);
  expect(cache.readCode('a.md')).toEqual(new Map([['k', '春']]));
  expect(cache.readCode('b.md')).toEqual(new Map());
});

test('another source or page finds nothing, and neither does one that was forgotten', () => {
  const cache = createContentCache(createKept());
  cache.write('a.md', '春', content);
  expect(cache.read('a.md', '夏')).toBeUndefined();
  expect(cache.read('b.md', '春')).toBeUndefined();
  cache.forget('a.md');
  expect(cache.read('a.md', '春')).toBeUndefined();
});
