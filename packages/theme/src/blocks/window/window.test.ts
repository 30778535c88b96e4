import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';

const render = blockRenderer([block]);
const htmlOf = async (source: string) => (await render(source)).html;

describe('window', () => {
  it.each(['window', 'demo-wrapper'])('is drawn as %s', async (name) => {
    expect(await htmlOf(`::: ${name} title="A *b*" height="300" gap="10"\nx\n:::\n`)).toBe(
      '<div class="block-window"><div class="block-window-bar">A <em>b</em></div>' +
        '<div class="block-window-body" data-height="300px" data-gap="10px" tabindex="0"><p>x</p></div></div>',
    );
  });

  it('shows an address in its bar as text, as browsers do', async () => {
    for (const address of ['https://example.com/a', 'www.example.com'])
      expect(await htmlOf(`::: window title="${address}"\nx\n:::\n`)).toContain(
        `<div class="block-window-bar">${address}</div>`,
      );
  });

  it('has no space around with no-padding, img, or a single image', async () => {
    for (const source of ['window no-padding\nx', 'demo-wrapper img\nx', 'window\n![alt](/a.png)'])
      expect(await htmlOf(`::: ${source}\n:::\n`)).toContain(
        '<div class="block-window-body" data-gap="0px">',
      );
    expect(await htmlOf('::: window\n![a](/a.png) and text\n:::\n')).toContain(
      '<div class="block-window-body">',
    );
  });

  it('leaves out a height that is no length', async () => {
    const html = await htmlOf(`::: window height='"><b>'\nx\n:::\n`);
    expect(html).not.toContain('data-height');
  });
});
