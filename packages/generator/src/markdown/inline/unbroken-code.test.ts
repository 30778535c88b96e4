import { expect, it } from 'vitest';
import { renderMarkdown } from '../../render-markdown.ts';

const render = async (source: string) => (await renderMarkdown(source)).html;

it.each(['--port', 'max-content', '-'.repeat(24)])('`%s` is not broken', async (code) => {
  expect(await render(`\`${code}\``)).toContain(`<code data-short="">${code}</code>`);
});

it.each(['-', 'port', 'npm i', '-'.repeat(25)])('`%s` is broken as browsers will', async (code) => {
  expect(await render(`\`${code}\``)).toContain(`<code>${code}</code>`);
});

it('attributes of the author stay', async () => {
  expect(await render('`a-b`{.key}')).toMatch(
    /<code class="key" data-short="">|<code data-short="" class="key">/,
  );
});

it('words with a hyphen in longer code are not broken either', async () => {
  expect(await render('`npm i --force <x>`')).toContain(
    '<code>npm i <span data-short="">--force</span> &lt;x&gt;</code>',
  );
});

it.each(["“甲”、`'b'`", '路径：`/guide/`', '（甲）`:b`'])(
  'a line may end before the code in %s',
  async (source) => {
    expect(await render(source)).toContain('<wbr><code>');
  },
);

it.each(['甲、`b`', "甲`'b'`", "a, `'b'`", '（`/b/`'])('%s needs no such place', async (source) => {
  expect(await render(source)).not.toContain('<wbr>');
});
