import { expect, it } from 'vitest';
import { convertDocusaurusPage as ofDocusaurus } from './docusaurus/text/convert-page.ts';
import { convertMdbookPage as ofMdbook } from './mdbook/convert-page.ts';
import { readChapters } from './mdbook/summary.ts';
import { convertMkdocsPage as ofMkdocs } from './mkdocs/convert-page.ts';

const converters = {
  docusaurus: (text: string) =>
    ofDocusaurus(text, { file: 'a.md', bodyLine: 1, findPage: () => undefined }).body,
  mdbook: (text: string) =>
    ofMdbook(text, { file: 'a.md', root: '/none', hidden: new Map(), asset: () => undefined }).body,
  mkdocs: (text: string) =>
    ofMkdocs(text, {
      file: 'a.md',
      folder: '.',
      address: '/a/',
      findFile: () => undefined,
      findSnippet: () => undefined,
      hasMacros: true,
      bodyLine: 1,
    }).body,
};

const PARTS = [
  '\n',
  '\n\n',
  '    ',
  '!!! note "A"\n',
  '??? tip\n',
  '=== "T"\n',
  '/// tab | T\n',
  '///\n',
  ': def\n',
  'term\n',
  '```py hl_lines="1"\n',
  '```\n',
  '`',
  '--8<-- "a"\n',
  '++a+b++',
  '^^x^^',
  ':material-a:',
  '<Tabs>',
  '<TabItem value="a"',
  '</TabItem>',
  '</Tabs>\n',
  '{',
  '}',
  '{/* c */}',
  '<div markdown>\n',
  '</div>\n',
  'import A from "a"\n',
  ':::note\n',
  ':::\n',
  '{{#include a}}',
  '# // highlight-start\n',
  '\uE0001\uE001',
  '](a.md)',
  '中文',
];

it.each(Object.entries(converters))('%s: whatever text comes, a page comes out', (_name, convert) => {
  let state = 11;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
  for (let round = 0; round < 600; round++) {
    const text = Array.from({ length: next(30) }, () => PARTS[next(PARTS.length)]).join('');
    expect(typeof convert(text)).toBe('string');
    expect(convert(text).match(/中文/g)?.length).toBe(text.match(/中文/g)?.length);
  }
});

it.each(Object.entries(converters))(
  '%s: a sign that is written five thousand times holds nothing up',
  (_name, convert) => {
    for (const part of [
      '!!! a ',
      '{',
      '<Tabs ',
      '[',
      '`',
      '=== "',
      ':::note\n',
      '    ',
      '/// tab\n',
      '++a+',
      '{{#include ',
    ])
      expect(convert(part.repeat(5_000)).length).toBeGreaterThan(0);
  },
);

it('reads whatever SUMMARY.md holds', () => {
  expect(readChapters(`${'- [a](b'.repeat(10_000)}\n- [Ok](ok.md)\n`).at(-1)?.file).toBe('ok.md');
});
