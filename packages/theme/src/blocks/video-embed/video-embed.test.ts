import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { VideoEmbed } from './component.tsx';

const render = blockRenderer([block], { VideoEmbed });

it('is a still frame with title, host, button and link', async () => {
  const { html, problems } = await render(
    '<VideoEmbed src="https://v.example/e/1" page="https://v.example/1" title="A <b> &quot;film&quot;" />\n',
  );
  expect(problems).toEqual([]);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('A &lt;b&gt;');
  expect(html).toContain('>Load from v.example</button>');
  expect(html).toContain('<a href="https://v.example/1" target="_blank" rel="noreferrer">Open on v.example');
  expect(html).toContain('Always load from v.example');
});

it.each(['javascript:alert(1)', '/film.mp4', 'data:text/html,x', ''])(
  'is omitted for the address %s, which is reported',
  async (src) => {
    const { html, problems } = await render(`<VideoEmbed src="${src}" />\n`);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'video-embed-address', line: 1 }]);
  },
);

it('is omitted when the link below it would run script', async () => {
  const { html, problems } = await render(
    '<VideoEmbed src="https://v.example/" page="javascript:alert(1)" />\n',
  );
  expect(html).toBe('');
  expect(problems).toHaveLength(1);
});
