import { expect, test } from 'vitest';
import type { PageText } from '../../page-text.ts';
import { parseQuery } from '../query.ts';
import { createPlaceFinder } from './find-places.ts';
import { createWholeFinder } from './nearness.ts';
import { passagesOf } from './passages.ts';
import type { Piece } from './pieces.ts';

const page: PageText = {
  route: '/a/',
  title: '外观',
  sections: [
    { id: '', level: 1, heading: '外观', blocks: ['用 useDarkMode 读取深色。'] },
    { id: 'dark', level: 2, heading: '深色模式', blocks: ['夜间更护眼，深色更省电。', '也行。'] },
    { id: 'other', level: 2, heading: '其他', blocks: ['没有。'] },
  ],
};

/** Found pieces in brackets. */
const show = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');
function passages(typed: string, text: PageText = page) {
  const query = parseQuery(typed);
  return passagesOf(text, { find: createPlaceFinder(query), holdsAll: createWholeFinder(query) });
}
const inBlock = (typed: string, ...blocks: string[]) => {
  const sections = [{ id: '', level: 1, heading: '题', blocks }];
  return show(passages(typed, { route: '/', title: '题', sections })[0]?.text ?? []);
};

test('each section that holds a phrase gives a passage, every find marked', () => {
  expect(passages('深色').map(({ id, heading, text }) => [id, show(heading), show(text)])).toEqual([
    ['dark', '[深色]模式', '夜间更护眼，[深色]更省电。 也行。'],
    ['', '外观', '用 useDarkMode 读取[深色]。'],
  ]);
});

test('a heading with the words stands before one whose keywords have them; keywords of the page alone show nothing', () => {
  const sections = [
    { id: '', level: 1, heading: '外观', keywords: '深色模式', blocks: [] },
    { id: 'look', level: 2, heading: '切换', keywords: '深色模式', blocks: [] },
    { id: 'dark', level: 2, heading: '深色模式', blocks: [] },
  ];
  const found = passages('深色模式', { route: '/a/', title: '外观', sections });
  expect(found.map(({ id }) => id)).toEqual(['dark', 'look']);
  const only = passages('深色模式', { route: '/a/', title: '外观', sections: sections.slice(0, 1) });
  expect(only.map(({ id }) => id)).toEqual(['']);
});

test('a find in a heading alone has no text', () => {
  expect(passages('其他')).toMatchObject([{ id: 'other', text: [] }]);
  expect(passages('深色 其他').map(({ id }) => id)).toEqual(['', 'dark', 'other']);
});

test('a long text is cut around the first find, between words, with dots where something is left out', () => {
  expect(inBlock('目标', `${'前'.repeat(80)}目标${'后'.repeat(80)}`)).toMatch(/^…前{12}\[目标\]后{46}…$/);
  expect(inBlock('aim', `${'before '.repeat(20)}aim ${'after '.repeat(30)}`)).toBe(
    `…before before before [aim]${' after'.repeat(16)}…`,
  );
  expect(inBlock('aim', `aim ${'a '.repeat(80)}`)).toMatch(/a…$/);
  expect(inBlock('目标', `${'前'.repeat(8)}，${'中'.repeat(11)}目标`)).toBe(`…${'中'.repeat(11)}[目标]`);
  expect(inBlock('目标', '别的', '目标在此', '后来')).toBe('[目标]在此 后来');
});

test('signs of two units stay whole', () => {
  for (const before of ['', 'a', 'ab'])
    for (const after of ['', 'a', 'ab']) {
      const text = `${'😀'.repeat(40)}${before}目标${after}${'😀'.repeat(80)}`;
      expect(inBlock('目标', text).isWellFormed(), text).toBe(true);
    }
});

test('a page shows its four best sections: finds in headings, then those with more of what was typed', () => {
  const sections = Array.from({ length: 9 }, (_, index) => ({
    id: `s${index}`,
    level: 2,
    heading: index === 8 ? '词' : `节${index}`,
    blocks: [index === 5 ? '词 word' : '词'],
  }));
  const ids = passages('词 word', { route: '/', title: '', sections }).map(({ id }) => id);
  expect(ids).toEqual(['s0', 's1', 's5', 's8']);
});

test.each([
  ['highlight lines', ['Highlighted lines', 'One', 'Line numbers']],
  ['code numbers', ['Line numbers', 'One']],
])('of %s, a section leads whose heading holds all of it, with the title if need be', (typed, headings) => {
  const sections = ['One', 'Line numbers', 'Highlighted lines'].map((heading, at) => ({
    id: heading,
    level: 2,
    heading,
    blocks: at === 0 ? ['Lines and their numbers.'] : ['Lines.'],
  }));
  const ids = passages(typed, { route: '/', title: 'Code', sections }).map(({ id }) => id);
  expect(ids).toEqual(headings);
});

test('words come before code, and code is shown without the marks of Markdown', () => {
  const text = (heading: string, ...blocks: string[]) =>
    show(
      passages('tabs', {
        route: '/',
        title: '',
        sections: [{ id: 'a', level: 2, heading, blocks, code: [0] }],
      })[0]?.text ?? [],
    );
  const sample = [
    '::: tabs ```ts twoslash title="a.ts" {1,3-4} :line-numbers=7 const { a } = b; // [!code focus]',
    '``` ```js {1} const c = 1; ``` ::: ## **More**',
  ].join(' ');
  expect(text('Use', sample, 'All about tabs.')).toBe('All about [tabs].');
  expect(text('Tabs', sample)).toBe('');
  expect(text('Use', sample)).toBe('[tabs] const { a } = b; const c = 1; More');
});
