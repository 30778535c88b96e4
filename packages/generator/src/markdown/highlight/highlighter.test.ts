import { expect, test } from 'vitest';
import { createHighlighter } from './highlighter.ts';
import { codeOptions } from './options.ts';

const highlighter = createHighlighter(codeOptions.parse({}));
await highlighter.load(['js']);

const slow = (code: string, budget?: { grant: () => number; spend(): void }) => {
  let calls = 0;
  const lines = highlighter.highlight(code, 'js', { budget, onSlow: () => void calls++ });
  return { calls, lines };
};

test('code that is nested deeper than anyone means is whole and without colors', () => {
  const code = `let a;\n${'({[\n'.repeat(1000)}`;
  const { calls, lines } = slow(code);
  expect(calls).toBe(1);
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  expect(new Set(lines.flat().map(({ className }) => className))).toEqual(new Set(['']));
});

test('so is code for which no time is left; the next block has its own', () => {
  expect(slow('let a = 1;', { grant: () => 0, spend() {} })).toEqual({
    calls: 1,
    lines: [[{ text: 'let a = 1;', className: '' }]],
  });
  expect(slow('let a = 1;')).toMatchObject({ calls: 0, lines: [expect.arrayContaining([])] });
  expect(slow('let a = 1;').lines[0]?.length).toBeGreaterThan(1);
});
