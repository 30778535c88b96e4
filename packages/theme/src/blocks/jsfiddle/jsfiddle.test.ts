import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { JSFiddleViewer } from './component.tsx';
import { fiddleAddresses } from './fiddle-addresses.ts';

const render = blockRenderer([block], { JSFiddleViewer });

it('shows all panes in the colors of the page, or those that its author chose', () => {
  expect(fiddleAddresses({ source: 'ana/x1' })).toEqual({
    src: 'https://jsfiddle.net/ana/x1/embedded/js,css,html,result/light/',
    darkSrc: 'https://jsfiddle.net/ana/x1/embedded/js,css,html,result/dark/',
    page: 'https://jsfiddle.net/ana/x1/',
  });
  expect(fiddleAddresses({ source: 'x1/', tab: 'result', theme: 'dark' })).toEqual({
    src: 'https://jsfiddle.net/x1/embedded/result/dark/',
    darkSrc: undefined,
    page: 'https://jsfiddle.net/x1/',
  });
});

it('is a still frame of 400 pixels', async () => {
  const { html, problems } = await render('@[jsfiddle tab="js, result"](ana/x1)');
  expect(problems).toEqual([]);
  expect(html).toContain('data-height="400px"');
  expect(html).toContain('href="https://jsfiddle.net/ana/x1/"');
});

it.each(['@[jsfiddle]()', '@[jsfiddle](a/b c)', '@[jsfiddle](../x)', '@[jsfiddle tab="../"](a/b)'])(
  '%s is omitted and reported',
  async (source) => {
    const { html, problems } = await render(source);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'jsfiddle-source', line: 1 }]);
  },
);
