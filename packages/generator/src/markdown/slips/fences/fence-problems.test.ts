import { expect, it } from 'vitest';
import { renderWith } from '../../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message, hint }) => `${line} ${message} ${hint}`);

it.each([
  ['```js {1,2} title="a：b.ts":line-numbers=5 :no-whitespace /x/\na\nb\n```'],
  ['```js title=“ok” :v-pre\n```'.replace('“ok”', '"“ok”"')],
  ['```\n```\n\n- x\n  ```js\n  a\n\n  ```\n\n> ```js\n> b\n> ```\n'],
  ['```js Title="a.ts" /line-number/ {1} [line-number]\nx line-number\n```'],
  ['```js subtitle="a" file=a.js mode=strict live\nx\n```'],
  ['```ts [说明：a.ts] :active\nx // [\\!code foo]\n"[!code foo]"\n```'],
])('says nothing of %j', async (source) => {
  expect(await told(source)).toEqual([]);
});

it.each([
  [
    'x\n\n```js\nconst a\n\n## More',
    '3 This code block is never closed. Write ``` on a line of its own where it ends.',
  ],
  [
    '- x\n\n  ~~~~\n  a\n\ny',
    '3 This code block is never closed. Write ~~~~ on a line of its own where it ends.',
  ],
  [
    '```js :line-number\nx\n```',
    '1 Unknown flag ":line-number" of this code block; it is ignored. Did you mean ":line-numbers"?',
  ],
  [
    '```js:src/a.js\nx\n```',
    '1 Unknown flag ":src" of this code block; it is ignored. Use one of: :line-numbers, :collapsed-lines, :whitespace, :v-pre, :colorized-brackets, :render-indent-guides, :prompts.',
  ],
  [
    '```js titel="a.js" line-numbers\nx\n```',
    '1 Unknown attribute "titel" of this code block; it is ignored. Did you mean "title"?',
    '1 Unknown attribute "line-numbers" of this code block; it is ignored. Did you mean ":line-numbers"?',
  ],
  [
    '```js lineNumbers=5 no-line-number linenumbers\nx\n```',
    '1 Unknown attribute "lineNumbers" of this code block; it is ignored. Did you mean ":line-numbers"?',
    '1 Unknown attribute "no-line-number" of this code block; it is ignored. Did you mean ":no-line-numbers"?',
    '1 Unknown attribute "linenumbers" of this code block; it is ignored. Did you mean ":line-numbers"?',
  ],
  [
    'x\n\n```js {9}\nx\n```',
    '3 Cannot highlight line 9: this code block has 1 line. Lines count from 1 in the block, whatever number it shows.',
  ],
  [
    '```js title=“a.ts” {1}\nx\n```',
    '1 The first line of this code block has full-width punctuation. Write it as on an English keyboard: js title="a.ts" {1}',
  ],
  [
    '```js\na\nx // [!code foo]\n```',
    '3 Unknown mark "[!code foo]"; it is shown as code. Use one of: ++, --, highlight, hl, focus, error, warning, info, word:Text. To show it as it is, write [\\!code foo].',
  ],
  [
    '```js ins={1} title="mark=" showLineNumbers\nx\n```',
    '1 Unknown attribute "ins" of this code block; it is ignored. Write `[!code ++]` in a comment at the end of the line.',
    '1 Unknown attribute "showLineNumbers" of this code block; it is ignored. Write `:line-numbers`, or `:line-numbers=5` to begin with 5.',
  ],
  [
    '```go {hl_lines=[1,"2-3"],linenostart=5}\nx\n```',
    '1 Unknown attribute "hl_lines" of this code block; it is ignored. Write the lines in braces: {1,4-6}.',
    '1 Unknown attribute "linenostart" of this code block; it is ignored. Write `:line-numbers`, or `:line-numbers=5` to begin with 5.',
  ],
  [
    '```js\nx; // highlight-line\n```',
    '1 Comments such as "highlight-next-line" aren\'t supported. Write `[!code highlight]` in a comment at the end of the line, or line numbers behind the language: {1,4-6}.',
  ],
  [
    '```py\nx = 1 # (1)!\ny = f(1) # (1)\n```',
    '1 Annotations such as "# (1)!" aren\'t supported. Remove the marks; the list below the code says the rest.',
  ],
])('tells what means nothing in %j', async (source, ...messages) => {
  expect(await told(source)).toEqual(messages);
});

it('reads marks with spaces around their names', async () => {
  const { html, problems } = await render('```js\na // [!code  ++ ]\n```');
  expect(problems).toEqual([]);
  expect(html).toContain('<span class="line diff add">');
});
