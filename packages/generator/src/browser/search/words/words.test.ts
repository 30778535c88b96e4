import { expect, test } from 'vitest';
import { createTermReader, fold, pairs, termsOfWord, wordPlaces } from './words.ts';

test.each([
  ['深色模式', ['深色', '色模', '模式', '式']],
  ['第1章', ['第', '章', '1']],
  ['用useDarkMode读取', ['用', '读取', '取', 'usedarkmode', 'use', 'dark', 'mode']],
  ['𠮷野家', ['𠮷野', '野家', '家']],
  ['深色，模式', ['深色', '色', '模式', '式']],
  ['ＡＢＣ', ['abc']],
  ['', []],
])('%s is kept under %j', (text, terms) => {
  expect([...createTermReader()(text).keys()].toSorted()).toEqual(terms.toSorted());
});

test('terms are counted as often as they stand in a text', () => {
  expect(createTermReader()('Dark dark-mode 深色深色')).toEqual(
    new Map([
      ...([
        ['深色', 2],
        ['色深', 1],
        ['色', 1],
      ] as const),
      ...([
        ['dark', 2],
        ['dark-mode', 1],
        ['mode', 1],
      ] as const),
    ]),
  );
});

test.each([
  ['lang.config', ['lang', 'lang.config', 'config']],
  ['@scope/name', ['@scope/name', 'scope', 'scope/name', 'name']],
  ['snake_case', ['snake', 'snake_case', 'case']],
  ['HTMLElement', ['htmlelement', 'html', 'element']],
  ['utf8Text', ['utf8text', 'utf8', 'text']],
  ['C++', ['c++', 'c']],
  ['Café', ['cafe']],
  ['a'.repeat(41), []],
])('the word %s is kept under %j', (word, terms) => {
  expect(termsOfWord(word).toSorted()).toEqual(terms.toSorted());
});

test('signs around words are none of theirs', () => {
  const text = "(see `--strict`), it's C++… 深色 <b> ./a.md.";
  const words = wordPlaces(text);
  expect(words.map(({ word }) => word)).toEqual(['see', 'strict', "it's", 'C++', 'b', 'a.md']);
  for (const { word, at } of words) expect(text.slice(at, at + word.length)).toBe(word);
});

test('a run of characters is looked up by its pairs', () => {
  expect(pairs('深色模式')).toEqual(['深色', '色模', '模式']);
  expect(pairs('深')).toEqual(['深']);
});

test('capitals, accents and curved apostrophes make no difference, syllables of Korean stay whole', () => {
  expect(fold('Größe ÉTÉ it’s 한국')).toBe("große ete it's 한국");
});
