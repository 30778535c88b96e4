import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false, code: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message, hint }) => `${line} ${message} ${hint}`);

it.each([
  ['> 【!NOTE】\n> x', '1 "【!NOTE】" has full-width punctuation; shown as text. Write [!NOTE]'],
  ['> [！tip]\n> x', '1 "[！tip]" has full-width punctuation; shown as text. Write [!TIP]'],
  ['字\n见[链接](/a/）。', '2 "[链接](/a/）" has full-width punctuation; shown as text. Write [链接](/a/)'],
  ['[链接]（/a/）', '1 "[链接]（/a/）" has full-width punctuation; shown as text. Write [链接](/a/)'],
  ['：：mdi:home：：', '1 "：：mdi:home：：" has full-width punctuation; shown as text. Write ::mdi:home::'],
  ['＃＃ 标题', '1 "＃＃ 标题" has full-width punctuation; shown as text. Write ## 标题'],
  [
    '@［pdf］(/a.pdf)',
    '1 "@［pdf］(/a.pdf)" has full-width punctuation; shown as text. Write @[pdf](/a.pdf)',
  ],
  ['用 ｀npm｀ 装', '1 "｀npm｀" has full-width punctuation; shown as text. Write `npm`'],
  ['**b**{。red}', '1 "{。red}" has full-width punctuation; shown as text. Write {.red}'],
  [
    '![图]（./a.png）',
    '1 "![图]（./a.png）" has full-width punctuation; shown as text. Write ![图](./a.png)',
  ],
  ['【图】（./a.md）', '1 "【图】（./a.md）" has full-width punctuation; shown as text. Write [图](./a.md)'],
  ['#　标题', '1 "#　标题" has full-width punctuation; shown as text. Write # 标题'],
  ['》 引用', '1 "》 引用" has full-width punctuation; shown as text. Write > 引用'],
  ['···js\nlet a', '1 "···js" has full-width punctuation; shown as text. Write ```js'],
  ['运行 ·npm·。', '1 "·npm·" has full-width punctuation; shown as text. Write `npm`'],
  ['＊＊粗＊＊', '1 "＊＊粗＊＊" has full-width punctuation; shown as text. Write **粗**'],
  ['￥x^2￥', '1 "￥x^2￥" has full-width punctuation; shown as text. Write $x^2$'],
  ['｜a｜b｜', '1 "｜a｜b｜" has full-width punctuation; shown as text. Write |a|b|'],
])('says what to write for %j', async (source, message) => {
  expect(await told(source)).toEqual([message]);
});

it.each([
  '【注意】！（见下文）',
  '`[链接](/a/）` [1]（注释 一）',
  '时间：12：30：00',
  '[链接](/a/)（说明）',
  '第＃1 名。',
  '列夫·托尔斯泰·A',
  '￥100 到 ￥200',
  '【注】（见 a）',
])('takes %j for text', async (source) => {
  expect(await told(source)).toEqual([]);
});
