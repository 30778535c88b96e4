import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message, hint }) => `${line} ${message} ${hint}`);

it.each([
  ['```js {1,2} title="a：b.ts":line-numbers=5 :no-whitespace /x/\na\nb\n```'],
  ['```js title=“ok” :v-pre\n```'.replace('“ok”', '"“ok”"')],
  ['```\n```\n\n- x\n  ```js\n  a\n\n  ```\n\n> ```js\n> b\n> ```\n'],
  ['```ts [说明：a.ts] :active\nx // [\\!code foo]\n"[!code foo]"\n```'],
])('says nothing of %j', async (source) => {
  expect(await told(source)).toEqual([]);
});

it.each([
  [
    'x\n\n```js\nconst a\n\n## More',
    '3 Nothing closes this code block, so all that follows is code. Write ``` on a line of its own where it ends.',
  ],
  [
    '- x\n\n  ~~~~\n  a\n\ny',
    '3 Nothing closes this code block, so all that follows is code. Write ~~~~ on a line of its own where it ends.',
  ],
  [
    '```js :line-number\nx\n```',
    '1 Unknown flag ":line-number" of this code block; it is ignored. Did you mean ":line-numbers"?',
  ],
  [
    '```js:src/a.js\nx\n```',
    '1 Unknown flag ":src" of this code block; it is ignored. Use one of: :line-numbers, :collapsed-lines, :whitespace, :v-pre, :colorized-brackets, :render-indent-guides.',
  ],
  [
    'x\n\n```js {9}\nx\n```',
    '3 Line 9 is to be highlighted, but this code block has 1 line. Lines count from 1 in the block, whatever number it shows.',
  ],
  [
    '```js title=“a.ts” {1}\nx\n```',
    '1 The first line of this code block has full-width punctuation. Write it as on an English keyboard: js title="a.ts" {1}',
  ],
  [
    '```js\na\nx // [!code foo]\n```',
    '3 Unknown mark "[!code foo]"; it stays in the code. Use one of: ++, --, highlight, hl, focus, error, warning, info, word:Text. To show it as it is, write [\\!code foo].',
  ],
])('tells what means nothing in %j', async (source, message) => {
  expect(await told(source)).toEqual([message]);
});

it('reads marks with spaces around their names', async () => {
  const { html, problems } = await render('```js\na // [!code  ++ ]\n```');
  expect(problems).toEqual([]);
  expect(html).toContain('<span class="line diff add">');
});
