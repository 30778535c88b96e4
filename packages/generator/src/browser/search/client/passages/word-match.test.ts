import { expect, test } from 'vitest';
import { typedWord } from './word-match.ts';

test('the word itself is closest, then its forms, then longer words', () => {
  const { closeness } = typedWord('Configure');
  const [same = 0, form = 0, longer = 0] = ['configure', 'configuration', 'configurex'].map(closeness);
  expect(same).toBe(1);
  expect(form).toBeGreaterThan(longer);
  expect(longer).toBeGreaterThan(0);
  expect(closeness('theme')).toBe(0);
});

test.each([
  ['happiness', 'happy'],
  ['tabs', 'tab'],
  ['configured', 'configuration'],
  ['lang.conf', 'lang.config'],
  ['数', '数学'],
])('%s finds %s, which begins alike', (typed, term) => {
  const { beginning, closeness } = typedWord(typed);
  expect(closeness(term)).toBeGreaterThan(0);
  expect(term.startsWith(beginning)).toBe(true);
});
