import { expect, it } from 'vitest';
import { pluralForm } from './plural-form.ts';

it('chooses the form that the language has for a count', () => {
  const russian = (count: number) => pluralForm('слово | слова | слов', count, 'ru-RU');
  expect([1, 2, 5, 11, 21, 1.5].map(russian)).toEqual(['слово', 'слова', 'слов', 'слов', 'слово', 'слов']);
  expect([1, 2].map((count) => pluralForm('word | words', count, 'en-US'))).toEqual(['word', 'words']);
  expect(pluralForm('字', 1, 'zh-CN')).toBe('字');
  expect(pluralForm('one | other', 7, 'zh-CN')).toBe('one');
});

it('keeps a text of one form as it is', () => {
  expect(pluralForm('{words} words', 1, 'en-US')).toBe('{words} words');
});
