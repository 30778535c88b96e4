import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import card from '../card/block.ts';
import { Card } from '../card/component.tsx';
import block from './block.ts';
import { CardGrid } from './component.tsx';

const render = blockRenderer([card, block], { Card, CardGrid });

describe('card-grid', () => {
  it('stands around cards', async () => {
    const { html } = await render(':::: card-grid\n::: card\na\n:::\n::: card\nb\n:::\n::::\n');
    expect(html).toMatch(
      /^<div class="block-card-grid" data-sm="1" data-md="2" data-lg="2"><div class="block-card">/,
    );
    expect(html.match(/block-card"/g)).toHaveLength(2);
  });

  it('takes columns as a component', async () => {
    expect((await render('<CardGrid cols="3">\n\nx\n\n</CardGrid>\n')).html).toContain('data-lg="3"');
  });

  it('is not mistaken for a card', async () => {
    expect((await render('::: card-grids\nx\n:::\n')).html).toContain('::: card-grids');
  });
});
