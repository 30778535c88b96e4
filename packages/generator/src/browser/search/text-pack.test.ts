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
  [2_500, 1],
  [2_501, 2],
  [10_000, 4],
  [100_000, 5],
])('of %i pages, the texts of %i lie together', (pages, together) => {
  expect(textsTogether(pages)).toBe(together);
});
