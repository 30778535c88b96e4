import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { VideoEmbed } from '../video-embed/component.tsx';
import block from './block.ts';
import { readIds } from './read-ids.ts';

const render = blockRenderer([block], { VideoEmbed });

it('reads ids in any order', () => {
  const all = { bvid: 'BV1x', aid: '12', cid: '34' };
  expect(readIds('BV1x 12 34')).toEqual(all);
  expect(readIds('12 BV1x 34')).toEqual(all);
  expect(readIds('av12')).toEqual({ aid: '12' });
  for (const wrong of ['', 'x', 'BV1x"', 'BV1x javascript:alert(1)']) expect(readIds(wrong)).toBeUndefined();
});

it('keeps its place and links to the page, and asks the host for nothing', async () => {
  const { html, problems } = await render('@[bilibili p2 autoplay time=1:30 width="50%" height=300](BV1x)');
  expect(problems).toEqual([]);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('<figure class="embed" data-width="50%"');
  expect(html).toContain('data-height="300px"');
  expect(html).toContain('href="https://www.bilibili.com/video/BV1x/?p=2&amp;t=90"');
  expect(html).toContain('Load from player.bilibili.com');
});

it('reports a source that names no video', async () => {
  const { html, problems } = await render('@[bilibili](night sky)');
  expect(html).toBe('');
  expect(problems).toMatchObject([
    {
      line: 1,
      message: 'Invalid source "night sky" for @[bilibili]; the video is omitted.',
      hint: 'Write @[bilibili](BV1xx411c7mD).',
    },
  ]);
});
