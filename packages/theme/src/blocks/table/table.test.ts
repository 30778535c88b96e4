import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Table } from './component.tsx';

const render = blockRenderer([block], { Table });
const rows = '| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n';
const htmlOf = async (info: string, body = rows) => (await render(`::: table ${info}\n${body}:::\n`)).html;
const cells = (html: string) => html.match(/<t[hd]( [^>]*)?>/g);

describe('table', () => {
  it('frames a table with a caption and both copy buttons', async () => {
    const html = await htmlOf('title="*T*" align=center full-width max-content');
    expect(html).toMatch(
      /^<figure class="block-table" data-align="center" data-max-content="true" data-full-width="true"><table>/,
    );
    expect(html).toContain('<figcaption class="block-table-title"><em>T</em></figcaption>');
    expect(html).toMatch(/Copy as HTML.*Copy as Markdown/);
  });

  it.each([
    ['', 2],
    ['copy', 2],
    ['copy=all', 2],
    ['copy=html', 1],
    ['copy=md', 1],
    ['copy=false', 0],
  ])('with %j has %d buttons', async (info, count) => {
    expect((await htmlOf(info)).match(/<button/g)?.length ?? 0).toBe(count);
  });

  it('highlights rows, counting the header, columns and cells; the nearer one wins', async () => {
    expect(
      cells(await htmlOf('hl-rows="tip:1;danger:2,3" hl-cols="info:1" hl-cells="warning:(2,2)(9,9)"')),
    ).toEqual([
      '<th data-highlight="tip" class="tip">',
      '<th data-highlight="tip" class="tip">',
      '<td data-highlight="danger" class="danger">',
      '<td data-highlight="warning" class="warning">',
      '<td data-highlight="danger" class="danger">',
      '<td data-highlight="danger" class="danger">',
    ]);
    expect(cells(await htmlOf('hl-cols="own-kind:2"'))?.[1]).toBe(
      '<th data-highlight="own-kind" class="own-kind">',
    );
  });

  it('counts columns where cells are joined too: what is covered has no highlight', async () => {
    const joined = '| a | b | c |\n| - | - | - |\n| 1 {colspan=2} | gone | 3 |\n| 4 | 5 | 6 |\n';
    expect(cells(await htmlOf('hl-cols="tip:2" hl-cells="danger:(2,3)"', joined))).toEqual([
      '<th>',
      '<th data-highlight="tip" class="tip">',
      '<th>',
      '<td colspan="2">',
      '<td data-highlight="danger" class="danger">',
      '<td>',
      '<td data-highlight="tip" class="tip">',
      '<td>',
    ]);
  });

  it('passes over highlights that make no sense', async () => {
    expect(await htmlOf(`hl-rows='"><script>:1' hl-cells="tip:1,2" hl-cols=""`)).not.toMatch(/<script>|tip/);
  });

  it('without a table shows what it holds, has nothing to copy and says so', async () => {
    const { html, problems } = await render('text\n\n::: table title=T\n*x*\n:::\n');
    expect(html).toContain('<p><em>x</em></p>');
    expect(html).not.toContain('<button');
    expect(problems).toMatchObject([{ code: 'table-without-table', line: 3 }]);
  });

  it('ends at its own colons only', async () => {
    expect((await render(`::: table\n${rows}\n::::\n\ntext\n:::\nafter\n`)).html).toMatch(
      /<p>::::<\/p><p>text<\/p>.*<p>after/,
    );
  });

  it('takes what it does not say from the options of the site', async () => {
    const own = blockRenderer([block], { Table }, { table: { align: 'right', copy: 'md', fullWidth: true } });
    const { html } = await own(`::: table full-width=false\n${rows}:::\n`);
    expect(html).toContain('<div class="block-table" data-align="right">');
    expect(html.match(/<button/g)).toHaveLength(1);
  });
});
