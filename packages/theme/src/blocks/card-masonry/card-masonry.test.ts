import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { CardMasonry } from './component.tsx';

const render = blockRenderer([block], { CardMasonry });
const htmlOf = async (source: string) => (await render(source)).html;

describe('card-masonry', () => {
  it('has two or three columns and a gap of 16 pixels', async () => {
    expect(await htmlOf('::: card-masonry\nx\n\ny\n:::\n')).toBe(
      '<div class="block-card-masonry" data-sm="2" data-md="2" data-lg="3" data-gap="16px"><p>x</p><p>y</p></div>',
    );
  });

  it('reads columns and gap', async () => {
    expect(await htmlOf('::: card-masonry cols="{ sm: 1, md: 2 }" gap="1rem"\nx\n:::\n')).toContain(
      'data-sm="1" data-md="2" data-lg="3" data-gap="1rem"',
    );
  });

  it('cannot be broken out of', async () => {
    expect(await htmlOf(`::: card-masonry gap='"><img src=x onerror=alert(1)>'\nx\n:::\n`)).not.toContain(
      '<img',
    );
  });
});
