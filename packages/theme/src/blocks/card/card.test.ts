import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Card, VPCard } from './component.tsx';

const render = blockRenderer([block], { Card, VPCard });
const htmlOf = async (source: string) => (await render(source)).html;

describe('card', () => {
  it('draws a box with a title that may hold inline marks', async () => {
    expect(await htmlOf('::: card title="A *b*" icon="🌱"\nx\n:::\n')).toBe(
      '<div class="block-card"><p class="block-card-title"><span class="icon" data-size="1.25em" aria-hidden="true">🌱</span><span>A <em>b</em></span></p><div class="block-card-body"><p>x</p></div></div>',
    );
    expect(await htmlOf('::: card\nx\n:::\n')).toBe(
      '<div class="block-card"><div class="block-card-body"><p>x</p></div></div>',
    );
  });

  it('shows pictures from beside the page', async () => {
    expect(await htmlOf('::: card title=T icon="./a.svg"\n:::\n')).toContain('src="/base/assets/a.svg"');
  });

  it('shows pictures under the base of the site', async () => {
    expect(await htmlOf('::: card title=T icon="/a.svg"\n:::\n')).toContain('src="/base/a.svg"');
  });

  it('takes its title from a part of that name', async () => {
    expect(await htmlOf('<Card>\n<template #title>*T* `c`</template>\n\nx\n\n</Card>\n')).toBe(
      '<div class="block-card"><p class="block-card-title"><span><em>T</em> <code>c</code></span></p><div class="block-card-body"><p>x</p></div></div>',
    );
  });

  it('is a component too, and nests', async () => {
    expect(await htmlOf('<VPCard title="<T>">\n\n*x*\n\n</VPCard>\n')).toContain('&lt;T&gt;</span></p>');
    expect((await htmlOf(':::: card\n::: card\nx\n:::\n::::\n')).match(/block-card"/g)).toHaveLength(2);
  });

  it('adds its title to the text for search', async () => {
    expect((await render('::: card title="Find me"\nx\n:::\n')).text).toContain('Find me');
  });
});
