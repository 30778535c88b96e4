import { expect, it } from 'vitest';
import { createCodeTracker } from './code-tracker.ts';

/** Of each line `+` when it is code, `-` when it is text. */
function marks(...lines: string[]): string {
  const isCode = createCodeTracker();
  return lines.map((line) => (isCode(line) ? '+' : '-')).join('');
}

it.each([
  ['a fence', ['a', '```js', 'b', '```', 'c'], '-+++-'],
  ['a fence that only a longer line ends', ['````', '```', '````', 'c'], '+++-'],
  ['a fence of tildes', ['~~~ `a`', '```', '~~~', 'c'], '+++-'],
  ['code in a line', ['```a``` b', 'c'], '--'],
  ['indented code', ['a', '', '    b', '\tc', '    ```', 'd'], '--+++-'],
  ['text of a list', ['- a', '', '    b', 'c'], '----'],
  ['a fence in a quote', ['> ```', '> b', '> ```', '> c'], '+++-'],
  ['a fence that ends with its quote', ['> ```', '> b', 'c'], '++-'],
  ['a fence in a list', ['- ```', '  b', '', '  ```', '  c'], '++++-'],
  ['a fence that ends with its item', ['1. ```', '   b', '- c'], '++-'],
  ['a fence in a quote of a list', ['- > ```', '  > b', '  > ```', '  > c'], '+++-'],
  ['a fence in a list of a quote', ['> - ```', '>   - b', '>   ```', '> c'], '+++-'],
  ['a quote in a fence', ['```', '> ```', '- ```', '```', 'c'], '++++-'],
  ['indented code in a quote', ['> a', '>', '>     b'], '--+'],
])('%s', (_, lines, expected) => {
  expect(marks(...lines)).toBe(expected);
});

it('long lines of markers take linear time', () => {
  marks(
    '> '.repeat(200_000),
    '- '.repeat(200_000),
    `${'1. '.repeat(200_000)}\`\`\``,
    `>${' '.repeat(500_000)}`,
  );
});
