import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { CodePenViewer } from './component.tsx';
import { penAddresses } from './pen-addresses.ts';

describe('the addresses of a pen', () => {
  it('show the panes and the theme that its author chose', () => {
    const pen = {
      user: 'ana',
      slash: 'abc',
      preview: true,
      editable: true,
      tab: 'css,result',
      theme: 'dark',
    };
    expect(penAddresses(pen)).toEqual({
      src: 'https://codepen.io/ana/embed/preview/abc?theme-id=dark&default-tab=css%2Cresult&editable=true',
      darkSrc: undefined,
      page: 'https://codepen.io/ana/pen/abc',
    });
  });

  it('follow the page where nothing is said', () => {
    expect(penAddresses({ user: 'ana', slash: 'abc' })).toMatchObject({
      src: 'https://codepen.io/ana/embed/abc?theme-id=light&default-tab=result',
      darkSrc: 'https://codepen.io/ana/embed/abc?theme-id=dark&default-tab=result',
    });
  });
});

describe('a pen', () => {
  const render = blockRenderer([block], { CodePenViewer });

  it('is drawn by the embed as by the component', async () => {
    const { html, problems } = await render('@[codepen title="T" height=300](ana/abc)');
    expect(problems).toEqual([]);
    expect(html).toContain('data-height="300px"');
    const written = await render('<CodePenViewer user="ana" slash="abc" title="T" height="300" />\n');
    expect(written.html).toBe(html);
  });

  it.each(['abc', 'ana/', 'ana/a b', 'ana/"><b>', '../..'])(
    'is omitted for the source %s, which is reported',
    async (source) => {
      const { html, problems } = await render(`@[codepen](${source})`);
      expect(html).toBe('');
      expect(problems).toMatchObject([
        { code: 'codepen-source', line: 1, hint: 'Write @[codepen](user/pen).' },
      ]);
    },
  );
});
