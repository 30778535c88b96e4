import { expect, it } from 'vitest';
import { renderMarkdown } from '../../render-markdown.ts';

const render = async (source: string) => (await renderMarkdown(source)).html;

it.each(['--port', 'max-content', '-'.repeat(24)])('`%s` is not broken', async (code) => {
  expect(await render(`\`${code}\``)).toContain(`<code data-short="">${code}</code>`);
});

it.each(['-', 'port', 'npm i --force', '-'.repeat(25)])('`%s` is broken as browsers will', async (code) => {
  expect(await render(`\`${code}\``)).toContain(`<code>${code}</code>`);
});

it('attributes of the author stay', async () => {
  expect(await render('`a-b`{.key}')).toMatch(
    /<code class="key" data-short="">|<code data-short="" class="key">/,
  );
});
