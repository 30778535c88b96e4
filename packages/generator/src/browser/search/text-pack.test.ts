import { expect, test } from 'vitest';
import { packTexts, textsTogether, unpackText } from './text-pack.ts';

test.each([
  ['as many as there is room for', ['one', '二', 'three']],
  ['fewer, at the end of an index', ['one', '']],
])('texts that lie together are taken out as they were put in: %s', (_case, texts) => {
  const pack = new Uint8Array(
    packTexts(
      texts.map((text) => Buffer.from(text)),
      3,
    ),
  ).buffer;
  expect(texts.map((_text, place) => Buffer.from(unpackText(pack, place, 3)).toString())).toEqual(texts);
});

test.each([
  [0, 1],
  [8_000, 1],
  [8_001, 2],
  [10_001, 2],
  [12_000, 3],
  [13_000, 5],
  [16_000, 5],
  [100_000, 5],
])('on a site of %i pages, the texts of %i lie together', (pages, together) => {
  expect(textsTogether(pages)).toBe(together);
});
