import { expect, it } from 'vitest';
import { pieces } from './pieces.ts';

it('marks finds that touch as one', () => {
  const places = [
    [1, 3],
    [3, 5],
    [6, 7],
  ] as const;
  expect(pieces('只静态文件的事', places)).toEqual([
    { text: '只', isFound: false },
    { text: '静态文件', isFound: true },
    { text: '的', isFound: false },
    { text: '事', isFound: true },
  ]);
});
