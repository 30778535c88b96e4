import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCodeImport } from './code-import-line.ts';

describe('@[code]', () => {
  it.each([
    ['@[code](./a.ts)', { path: './a.ts', info: 'ts', isGuess: true }],
    [
      '@[code{3-10} ts{2,4-5}:no-line-numbers](../src/a.ts)',
      { path: '../src/a.ts', from: 3, to: 10, info: 'ts{2,4-5}:no-line-numbers', isGuess: false },
    ],
    ['@[code{3-}](/a.py)', { path: '/a.py', from: 3, info: 'py', isGuess: true }],
    ['@[code{-9} :line-numbers](a.md)', { path: 'a.md', to: 9, info: 'md :line-numbers', isGuess: true }],
    [
      '@[code{4} title="x"](Makefile)',
      { path: 'Makefile', from: 4, to: 4, info: 'text title="x"', isGuess: true },
    ],
    ['@[code](@/a.ts#part)', { path: '/a.ts', region: 'part', info: 'ts', isGuess: true }],
  ])('%s is read as %j', (line, parts) => expect(parseCodeImport(line)).toEqual(parts));
});

describe('<<<', () => {
  it.each([
    ['<<< @/src/a.ts', { path: '/src/a.ts', info: 'ts', isGuess: true }],
    [
      '<<< ./a.cs#part{1,3 c#:line-numbers} [A title]',
      { path: './a.cs', region: 'part', info: 'c#:line-numbers {1,3} [A title]', isGuess: false },
    ],
    ['<<< a.ts{2-4}', { path: 'a.ts', info: 'ts {2-4}', isGuess: true }],
    ['<<<a.txt{sh}', { path: 'a.txt', info: 'sh', isGuess: false }],
  ])('%s is read as %j', (line, parts) => expect(parseCodeImport(line)).toEqual(parts));
});

it('is nothing else', () => {
  for (const line of [
    '@[youtube](x)',
    '@[code](a.ts) more',
    '@[codepen](a/b)',
    'a <<< b',
    '<<<',
    '@[code]()',
  ])
    expect(parseCodeImport(line)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (line) => void parseCodeImport(`@[code${line}`)));
});
