import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOr, parseInfoLine } from './info-line.ts';

describe('an info line', () => {
  it.each([
    'ts title="a.ts" {1,3-5} :line-numbers=5 :collapsed-lines /word/ :whitespace=all',
    'ts:line-numbers=5:collapsed-lines:whitespace=all{1,3-5} /word/ title="a.ts"',
    'ts{1,3-5}:line-numbers=5 /word/ Title = "a.ts" :whitespace=all :collapsed-lines',
    'ts {1,3-5} [a.ts] /word/ :collapsed-lines:line-numbers=5 :whitespace=all',
  ])('is read in any order: %s', (line) => {
    const info = parseInfoLine(line);
    expect(info).toMatchObject({ language: 'ts', title: 'a.ts', words: ['word'] });
    expect([0, 1, 2, 3, 4, 5, 6].filter(info.highlighted.has)).toEqual([1, 3, 4, 5]);
    expect(info.highlighted.last).toBe(5);
    expect(Object.fromEntries(info.flags)).toEqual({
      'line-numbers': '5',
      'collapsed-lines': true,
      whitespace: 'all',
    });
  });

  it.each([
    ['js{1,3-5}', { language: 'js' }],
    ['{2}', { language: '' }],
    ['', { language: '', words: [] }],
    ['C++ title=src/main.cpp{2}', { language: 'c++', title: 'src/main.cpp', words: [] }],
    ['js-vue{1}', { language: 'js' }],
    ['vue-html', { language: 'vue-html' }],
    ['sh [npm]', { language: 'sh', title: 'npm' }],
    ['js ins={1} {2}', { highlighted: expect.objectContaining({ last: 2 }) }],
    ['ts title="path/to/file.ts" /a\\/b/', { title: 'path/to/file.ts', words: ['a/b'] }],
  ])('takes %j apart', (line, parts) => {
    expect(parseInfoLine(line)).toMatchObject(parts);
  });

  it("takes no list of Hugo's for a title", () => {
    expect(parseInfoLine('go {linenos=table,hl_lines=[1,"2-3"]}').title).toBeUndefined();
  });

  it('is read whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => void parseInfoLine(line)));
  });

  it('goes before what the site says', () => {
    expect(flagOr(parseInfoLine('ts :no-whitespace'), 'whitespace', 'all')).toBe(false);
    expect(flagOr(parseInfoLine('ts :whitespace=leading'), 'whitespace', false)).toBe('leading');
    expect(flagOr(parseInfoLine('ts'), 'whitespace', 'trailing')).toBe('trailing');
  });
});
