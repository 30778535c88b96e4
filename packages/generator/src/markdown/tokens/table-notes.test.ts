import { expect, it } from 'vitest';
import { renderMarkdown } from '../../render-markdown.ts';

const render = async (...rows: string[]) => (await renderMarkdown(rows.join('\n'))).html;

it('marks a table of options whose last column explains them', async () => {
  const html = await render(
    '| Option | Type | Default | Description |',
    '| --- | --- | --- | --- |',
    '| `title` | `string` | none | name of the site, also in the browser tab |',
    '| `base` | `string` | `/` | [path](#base) that the site is served under |',
  );
  expect(html).toContain('<table data-notes="4">');
});

it('marks a Chinese one of three columns', async () => {
  const html = await render(
    '| 字段 | 类型 | 说明 |',
    '| --- | --- | --- |',
    '| `title` | `string` | 网站名称，也是浏览器标签页标题的后半部分 |',
  );
  expect(html).toContain('<table data-notes="3">');
});

it.each([
  ['numbers', '| Month | Visits | Downloads of the packages |', '| January | 120 | 8 |'],
  ['code', '| npm | pnpm | yarn |', '| `npm i` | `pnpm i` | `yarn install --immutable` |'],
  ['few words', '| a | b | c |', '| 1 | 2 | a sentence of six words |'],
])('leaves a table of %s as it is', async (_, head, row) => {
  expect(await render(head, '| --- | --- | --- |', row)).toContain('<table>');
});

it('leaves a table as it is whose last column is aligned or has little of its text', async () => {
  const row = '| a name | a type that is told | a description of what it is for |';
  expect(await render(row, '| --- | --- | --: |', row)).toContain('<table>');
  const long = '| a name | a type that is told at length, even at very great length | a word or two |';
  expect(await render(long, '| --- | --- | --- |', long)).toContain('<table>');
});
