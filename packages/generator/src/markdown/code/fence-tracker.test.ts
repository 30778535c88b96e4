import { expect, test } from 'vitest';
import { createFenceTracker } from './fence-tracker.ts';

test('a fence goes on until a line of as many signs and nothing else', () => {
  const isFence = createFenceTracker();
  const lines = ['text', '````md', '```js', 'code', '```', '~~~~', '````', 'text', '~~~', '~~~', 'text'];
  expect(lines.filter((line) => isFence(line))).toEqual([
    '````md',
    '```js',
    'code',
    '```',
    '~~~~',
    '````',
    '~~~',
    '~~~',
  ]);
});
