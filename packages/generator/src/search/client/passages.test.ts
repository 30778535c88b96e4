import { expect, test } from 'vitest';
import { BLOCK_END } from '../cjk.ts';
import type { PagefindPage } from './pagefind.ts';
import { type Piece, passagesOf } from './passages.ts';

const blocks = [
  '外 观',
  '用 useDarkMode 读 取 深 色 。',
  '深 色 模 式',
  '夜 间 更 护 眼 ， 深 色 更 省 电 。',
  '其 他',
  '没 有 。',
];
const content = blocks.map((block) => `${block} ${BLOCK_END}`).join(' ');
const at = (block: number) => blocks.slice(0, block).join(' x ').split(' ').length + 1;
const page: PagefindPage = {
  raw_url: '/a/',
  content,
  meta: {},
  anchors: [
    { element: 'h1', id: '外观', location: 0 },
    { element: 'h2', id: 'dark', location: at(2) },
    { element: 'h2', id: 'other', location: at(4) },
  ],
};

/** Found pieces in brackets. */
const show = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('each section that holds a phrase gives a passage, every find marked', () => {
  const passages = passagesOf(page, [], ['深色']);
  expect(passages.map(({ id, heading, text }) => [id, show(heading), show(text)])).toEqual([
    ['', '外观', '用 useDarkMode 读取[深色]。'],
    ['dark', '[深色]模式', '夜间更护眼，[深色]更省电。'],
  ]);
});

test('words are marked where the index says, and a find in a heading alone has no text', () => {
  expect(passagesOf(page, [4], []).map(({ text }) => show(text))).toEqual(['用[ useDarkMode] 读取深色。']);
  expect(passagesOf(page, [], ['其他'])).toMatchObject([{ id: 'other', text: [] }]);
});

test('a long text is cut around the first find', () => {
  const long = `${'前 '.repeat(80)}${'目 标 '}${'后 '.repeat(80)}`.trim();
  const [passage] = passagesOf({ ...page, anchors: [], content: `题 ${BLOCK_END} ${long}` }, [], ['目标']);
  expect(show(passage?.text ?? [])).toMatch(/^前{12}\[目标\]后{46}$/);
});

test('a page shows its four best sections', () => {
  const anchors = Array.from({ length: 9 }, (_, index) => ({
    element: 'h2',
    id: `s${index}`,
    location: 2 + index * 3,
  }));
  const sections = Array.from(
    { length: 9 },
    (_, index) => `词 ${BLOCK_END} ${index === 8 ? '词' : 'x'}`,
  ).join(' ');
  const passages = passagesOf({ ...page, anchors, content: `题 ${BLOCK_END} ${sections}` }, [], ['词']);
  expect(passages).toHaveLength(4);
  expect(passages.at(-1)?.id).toBe('s8');
});
