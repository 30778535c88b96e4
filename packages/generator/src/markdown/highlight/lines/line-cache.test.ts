import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../fixtures/code-samples.ts';
import { createHighlighter } from '../highlighter.ts';
import { createLineCache } from './line-cache.ts';

const themes = { light: 'vitesse-light', dark: 'vitesse-dark' };
const lines = Object.values(samples).flatMap((code) => code.split('\n'));
const code = fc.array(fc.constantFrom(...lines), { maxLength: 20 }).map((picked) => picked.join('\n'));
const block = fc.record({ language: fc.constantFrom(...Object.keys(samples)), code });

it.each([20_000, 10])('changes nothing about how code looks when it holds %i lines', async (capacity) => {
  const cached = createHighlighter({ themes }, createLineCache(capacity));
  const uncached = createHighlighter({ themes }, createLineCache(0));
  await Promise.all([cached.load(Object.keys(samples)), uncached.load(Object.keys(samples))]);
  fc.assert(
    fc.property(block, ({ language, code }) => {
      expect(cached.highlight(code, language)).toEqual(uncached.highlight(code, language));
    }),
    { numRuns: 200 },
  );
});

it('gives a line that it knows without asking the tokeniser again', async () => {
  const highlighter = createHighlighter({ themes });
  await highlighter.load(['ts']);
  const [first] = highlighter.highlight('const a = 1;', 'ts');
  const [second] = highlighter.highlight('const a = 1;\nlet b', 'ts');
  expect(second).toBe(first);
});
