import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { VideoEmbed } from '../video-embed/component.tsx';
import block from './block.ts';

const render = blockRenderer([block], { VideoEmbed });

it('is 16 to 10 unless it says otherwise', async () => {
  expect((await render('@[acfun](ac1)')).html).toContain('data-ratio="1.6"');
  expect((await render('@[acfun ratio="4:3"](ac1)')).html).toContain('data-ratio="1.3333"');
});

it('links to its page', async () => {
  const { html } = await render('@[acfun](ac1)');
  expect(html).toContain('href="https://www.acfun.cn/v/ac1"');
});

it.each(['1', 'ac"', 'AC1', ''])('reports the source %s', async (source) => {
  expect((await render(`@[acfun](${source})`)).problems).toMatchObject([{ code: 'acfun-source' }]);
});
