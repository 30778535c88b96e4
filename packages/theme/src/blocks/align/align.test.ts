import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const render = renderWith({}, [block]);

describe('align', () => {
  it.each(['left', 'center', 'right', 'justify'])('aligns to %s', async (side) => {
    const { html, styles } = await render(`::: ${side}\n**x**\n:::\n`);
    expect(html).toBe(`<div class="block-align" data-align="${side}">\n<p><strong>x</strong></p>\n</div>\n`);
    expect(styles).toEqual(['align']);
  });

  it('leaves other words alone', async () => {
    expect((await render('::: centre\nx\n:::\n')).html).toContain('::: centre');
  });

  it('nests', async () => {
    const { html } = await render(':::: right\n::: left\nx\n:::\n::::\n');
    expect(html).toMatch(/data-align="right">\s*<div class="block-align" data-align="left">\s*<p>x/);
  });
});
