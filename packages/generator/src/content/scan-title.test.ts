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
])('finds the title of %j', (source, title) => {
  expect(firstHeading(source)).toBe(title);
});
