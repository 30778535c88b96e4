import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { LinkCard, VPLinkCard } from './component.tsx';

const render = blockRenderer([block], { LinkCard, VPLinkCard });
const htmlOf = async (source: string) => (await render(source)).html;

describe('LinkCard', () => {
  it('draws a card with icon, title and description', async () => {
    expect(await htmlOf('<LinkCard href="/a/" title="<A>" description="B" icon="🌱" />\n')).toMatch(
      /^<div class="linked-card block-link-card"><p class="linked-card-title block-link-card-title"><span class="icon"[^>]*>🌱<\/span><a href="\/a\/">&lt;A&gt;<\/a><\/p><p class="block-link-card-description">B<\/p><\/div>$/,
    );
    expect(await htmlOf('<VPLinkCard href="https://x.org" title="X">\n\n*y*\n\n</VPLinkCard>\n')).toMatch(
      /target="_blank" rel="noreferrer" href="https:\/\/x\.org">X.*<em>y<\/em>/,
    );
  });

  it('resolves its address as links do, takes the title of its target, and is in the report', async () => {
    const calls: unknown[] = [];
    const { links } = await renderWith({}, [block])('one\n\n<LinkCard href="./a.md" />\n', {
      resolveLink: (href) => ({ href: `/to/${href}`, external: false, title: 'Its title' }),
      renderComponent: ({ props }) => {
        calls.push(props);
        return { html: '', islands: [], styles: [] };
      },
    });
    expect(calls).toEqual([{ href: '/to/./a.md', resolved: true, title: 'Its title' }]);
    expect(links).toMatchObject([{ href: './a.md', title: 'Its title', line: 3 }]);
  });

  it('takes the picture of its icon from beside the page', async () => {
    expect(await htmlOf('<LinkCard href="/a/" title="A" icon="./a.svg" />\n')).toContain(
      '<img class="icon" src="/base/assets/a.svg"',
    );
  });

  it('never runs script', async () => {
    expect(await htmlOf('<LinkCard href="javascript:alert(1)" title="x" />\n')).not.toContain('javascript');
  });

  it('says so when it leads nowhere', async () => {
    expect((await render('<LinkCard title="x" />\n')).problems).toMatchObject([{ code: 'link-card-href' }]);
  });
});
