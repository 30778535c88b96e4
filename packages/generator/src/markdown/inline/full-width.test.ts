import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false, code: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message, hint }) => `${line} ${message} ${hint}`);

it.each([
  ['> 【!NOTE】\n> x', '1 "【!NOTE】" has full-width punctuation, so it stays text. Write [!NOTE]'],
  ['> [！tip]\n> x', '1 "[！tip]" has full-width punctuation, so it stays text. Write [!TIP]'],
  [
    '字\n见[链接](/a/）。',
    '2 "[链接](/a/）" has full-width punctuation, so it stays text. Write [链接](/a/)',
  ],
  ['[链接]（/a/）', '1 "[链接]（/a/）" has full-width punctuation, so it stays text. Write [链接](/a/)'],
  [
    '：：mdi:home：：',
    '1 "：：mdi:home：：" has full-width punctuation, so it stays text. Write ::mdi:home::',
  ],
  ['＃＃ 标题', '1 "＃＃ 标题" has full-width punctuation, so it stays text. Write ## 标题'],
  [
    '@［pdf］(/a.pdf)',
    '1 "@［pdf］(/a.pdf)" has full-width punctuation, so it stays text. Write @[pdf](/a.pdf)',
  ],
  ['用 ｀npm｀ 装', '1 "｀npm｀" has full-width punctuation, so it stays text. Write `npm`'],
  ['**b**{。red}', '1 "{。red}" has full-width punctuation, so it stays text. Write {.red}'],
])('says what to write for %j', async (source, message) => {
  expect(await told(source)).toEqual([message]);
});

it.each([
  '【注意】！（见下文）',
  '`[链接](/a/）` [1]（注释 一）',
  '时间：12：30：00',
  '[链接](/a/)（说明）',
  '第＃1 名。',
])('takes %j for text', async (source) => {
  expect(await told(source)).toEqual([]);
});
