import { expect, it } from 'vitest';
import { firstHeading } from './scan-title.ts';

it.each([
  ['# Title\n\n# Other', 'Title'],
  ['text\n\n```md\n# no\n```\n\n# Yes', 'Yes'],
  ['~~~~\n~~~\n# no\n~~~~\n# Yes ##', 'Yes'],
  ['    # code\n\nTitle\n===', 'Title'],
  ['# A **bold** `*code*` [link](x.md) ![i](y) {#id}', 'A bold *code* link i'],
  ['# snake_case_name and \\*stars\\* 中文', 'snake_case_name and *stars* 中文'],
  ['## only\n\n#hash', undefined],
  ['- a\n===\n', undefined],
  ['# :rocket: 开始 :tada::smile: a:b:c std::key::map :none:', '🚀 开始 🎉😄 a:b:c std::key::map :none:'],
  ['# ==标记=={.tip} !!黑幕!!{.blur} H~2~O x^2^ $a_1$', '标记 黑幕 H2O x2 a_1'],
  [
    '# ::mdi:home =2em:: 图标 :[mdi:home]: 注[^1] 释[+note] 内^[脚注] %%藏%%\n\n[^1]: a\n[+note]: b',
    '图标 注 释 内',
  ],
  ['# 新 <Badge type="tip" text="a > b" /> &amp; &lt;b&gt;', '新 & <b>'],
  [
    '# 价格 $5 到 $6，a == b == c，10~20 和 30~40，No!!! 50%% off',
    '价格 $5 到 $6，a == b == c，10~20 和 30~40，No!!! 50%% off',
  ],
  ['# 用 `==a==` 与 \\==b==', '用 ==a== 与 ==b=='],
  ['# 支持 [+1] 或 [^2]', '支持 [+1] 或 [^2]'],
  ['# {{ value }} {x}', '{{ value }}'],
  ['text\n\n:::: encrypt\n::: tip\n:::\n# no\n::::\n\n# Yes', 'Yes'],
  ['::: encrypt\n# no', undefined],
])('finds the title of %j', (source, title) => {
  expect(firstHeading(source)).toBe(title);
});

it('takes linear time for headings that nobody would write', () => {
  for (const piece of ['<a"', '==a', '!![', '**a', '~a', '$a', '::a', '[^', '%%', '`', '{.a'])
    firstHeading(`# ${piece.repeat(200_000)}`);
});
