import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommentMarks, withoutCommentMarks } from './comment-marks.ts';

const shown = (code: string) => readCommentMarks(code).map(({ text, classes }) => [text, ...classes]);

describe('marks in comments', () => {
  it.each([
    ['a() // [!code ++]', 'diff add'],
    ['a() // [!code --]', 'diff remove'],
    ['a() # [!code highlight]', 'highlighted'],
    ['a() /* [!code hl] */', 'highlighted'],
    ['a() <!-- [!code focus] -->', 'focused'],
    ['a() -- [!code error]', 'highlighted error'],
    ['a() {/* [!code warning] */}', 'highlighted warning'],
    ['a() ; [!code info]', 'highlighted info'],
    ["a() ' [!code hl]", 'highlighted'],
  ])('%s is a() with the class "%s"', (line, className) => {
    expect(shown(line)).toEqual([['a()', className]]);
  });

  it('hold for as many lines as they say', () => {
    expect(shown('a // [!code hl:2]\nb\nc')).toEqual([['a', 'highlighted'], ['b', 'highlighted'], ['c']]);
  });

  it('alone on a line go with it and hold for the next ones', () => {
    expect(shown('a\n  // [!code ++:2]\nb\nc\nd')).toEqual([
      ['a'],
      ['b', 'diff add'],
      ['c', 'diff add'],
      ['d'],
    ]);
    expect(readCommentMarks('// [!code hl]\nb')[0]?.source).toBe(2);
  });

  it('may stand together, and leave the rest of a comment', () => {
    expect(shown('a // [!code focus] // [!code error]')).toEqual([['a', 'highlighted error', 'focused']]);
    expect(shown('a // [!code focus] [!code ++]')).toEqual([['a', 'diff add', 'focused']]);
    expect(shown('a // why [!code error]')).toEqual([['a // why', 'highlighted error']]);
    expect(shown('a /* [!code hl] */ + b')).toEqual([['a + b', 'highlighted']]);
  });

  it('name words to highlight, here or for some lines', () => {
    const words = (code: string) => readCommentMarks(code).map((line) => line.words);
    expect(words('// [!code word:Hello]\na\nb')).toEqual([['Hello'], ['Hello']]);
    expect(words('// [!code word:a\\:b:1]\na\nb')).toEqual([['a:b'], []]);
  });

  it('are printed with a backslash, and stay when they are none', () => {
    expect(shown('a // [\\!code ++]')).toEqual([['a // [!code ++]']]);
    expect(shown('a // [\\\\!code ++]')).toEqual([['a // [\\!code ++]']]);
    expect(shown('a // [!!code ++]')).toEqual([['a // [!code ++]']]);
    expect(shown('a // [!code nope]')).toEqual([['a // [!code nope]']]);
    expect(shown('a = "[!code ++]"')).toEqual([['a = "[!code ++]"']]);
  });

  it('leave code without marks as it is', () => {
    const line = fc.string().filter((text) => !/\[(?:\\|!)?!code/.test(text));
    fc.assert(fc.property(line, (text) => withoutCommentMarks(text) === text));
  });
});
