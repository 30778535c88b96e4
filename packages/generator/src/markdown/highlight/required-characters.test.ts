import fc from 'fast-check';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { expect, it } from 'vitest';
import { charactersOf, mayMatch, requiredCharacters } from './required-characters.ts';

const engine = await createOnigurumaEngine(import('shiki/wasm'));

it.each([
  ['"a(b)?c', 'c"a', 'a" b'],
  ['\\b(if|else)\\b', 'else', 'elf'],
  ['(?<=x)[({]', 'x {', 'x ['],
  ['a{2,}|b+', 'b', 'cd'],
  ['(?i)no:', ': NO', 'no'],
  ['(?x) a \\# b # no c', '#ab', 'ab c'],
  ['\\x41\\t', '\tA', 'A t'],
])('%s may match %j, not %j', (pattern, text, other) => {
  const required = requiredCharacters(pattern) ?? expect.fail(`nothing is known of ${pattern}`);
  expect(mayMatch(required, charactersOf(text))).toBe(true);
  expect(mayMatch(required, charactersOf(other))).toBe(false);
});

it.each(['a*', '(?!a)', '[^a]', 'a?|b', '\\w+', '(?i)a', '你', '(a', '[ab&&[a]]', '(?~a)', '\\1a'])(
  'nothing is known of %s',
  (pattern) => expect(requiredCharacters(pattern)).toBeUndefined(),
);

const atom = fc.constantFrom(
  ...[
    'a',
    'B',
    '\\.',
    '.',
    '[ab]',
    '[^a]',
    '[a-c]',
    '\\w',
    '\\b',
    '(?i)',
    '(?i:a)',
    '(?-i)',
    '(?!a)',
    '(?=a)',
    '(?<=b)',
    'é',
    '$',
  ],
);
const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{0,2}', '{2}', '+?', '++');
const { pattern: anyPattern } = fc.letrec<{ pattern: string; element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        atom,
        tie('pattern').map((inner) => `(${inner})`),
      ),
      quantifier,
    )
    .map(([inner, times]) => (/^(?:\\b|\$|\(\?)/.test(inner) ? inner : inner + times)),
  pattern: fc
    .array(
      fc.array(tie('element'), { maxLength: 3 }).map((all) => all.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.join('|')),
}));

it('a text in which the engine finds something may match', () => {
  fc.assert(
    fc.property(
      anyPattern,
      fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'B', '.', 'é', ' '), maxLength: 6 }),
      (pattern, text) => {
        const required = requiredCharacters(pattern);
        if (!required || mayMatch(required, charactersOf(text))) return;
        expect(engine.createScanner([pattern]).findNextMatchSync(text, 0, 0)).toBeNull();
      },
    ),
    { numRuns: 2000 },
  );
});
