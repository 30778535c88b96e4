import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';

const calls: Record<string, unknown>[] = [];
const VideoEmbed = (props: Record<string, unknown>) => {
  calls.push(props);
  return null;
};
const render = blockRenderer([block], { VideoEmbed });

async function propsOf(source: string) {
  calls.length = 0;
  await render(source);
  return calls[0];
}

it('plays from here to there, again and again', async () => {
  expect(await propsOf('@[youtube autoplay loop start=10 end=1:00 title="Sky"](a-b_C)')).toMatchObject({
    src: 'https://www.youtube.com/embed/a-b_C?autoplay=1&loop=1&playlist=a-b_C&start=10&end=60',
    page: 'https://www.youtube.com/watch?v=a-b_C&t=10',
    title: 'Sky',
  });
});

it('says no more than its author', async () => {
  expect(await propsOf('@[youtube start=soon](abc)')).toMatchObject({
    src: 'https://www.youtube.com/embed/abc',
    page: 'https://www.youtube.com/watch?v=abc',
  });
});

it.each(['', 'a b', '"><script>', '../x', 'https://youtu.be/abc'])(
  'reports the source %s',
  async (source) => {
    const { html, problems } = await render(`@[youtube](${source})`);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'youtube-source', line: 1 }]);
  },
);
