import { expect, test } from 'vitest';
import { sealedFileSources } from './locked-images.ts';

test('a picture that is written into a locked page does not hold up the build', () => {
  const video = `/assets/locked/${'0a'.repeat(16)}.bin#${'k'.repeat(43)}.mp4`;
  const html = `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}"><video src="${video}">`;
  expect(sealedFileSources(html)).toEqual({ 'media-src': ['blob:'] });
});
