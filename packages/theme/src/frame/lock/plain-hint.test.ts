import { expect, it } from 'vitest';
import { plainHint } from './plain-hint.ts';

it.each([
  ['The **bold** one, `code` and [a page](./a.md)', 'The bold one, code and a page'],
  ['*a* ~~b~~ __c__', 'a b c'],
  ['2 * 3 * 4, a__b__c, **', '2 * 3 * 4, a__b__c, **'],
  ['上次**会议**上的那个', '上次会议上的那个'],
])('the hint %j is shown as %j', (written, shown) => {
  expect(plainHint(written)).toBe(shown);
});
