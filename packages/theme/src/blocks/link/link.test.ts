import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Link, VPLink } from './component.tsx';

const render = blockRenderer([block], { Link, VPLink });
const htmlOf = async (source: string) => (await render(source)).html;

describe('Link', () => {
  it('opens other sites in a new window, and says so', async () => {
    expect(await htmlOf('a <VPLink href="https://x.org" text="<X>" /> b\n')).toBe(
      '<p>a <a target="_blank" rel="noreferrer" href="https://x.org">&lt;X&gt;' +
        '<span class="external-link-icon" aria-hidden="true"></span>' +
        '<span class="visually-hidden"> (opens in a new window)</span></a> b</p>',
    );
    expect(await htmlOf('<Link href="https://x.org" text="X" noIcon rel="me" target="_self" />\n')).toBe(
      '<a target="_self" rel="me" href="https://x.org">X</a>',
    );
  });

  it('leads to files in a new window, and to pages in this one', async () => {
    expect(await htmlOf('<Link href="/a.pdf" text="x" />\n')).toContain('target="_blank"');
    for (const page of ['/a/', '/a.html', '/a.html?x=1.5#b', '#b'])
      expect(await htmlOf(`<Link href="${page}" text="x" />\n`)).toBe(`<a href="${page}">x</a>`);
    expect(await htmlOf('<Link href="/a/" text="x" target="_blank" />\n')).toContain('rel="noreferrer"');
  });

  it('resolves its address as links do, takes the title of its target, and is in the report', async () => {
    const calls: unknown[] = [];
    const problem = { code: 'dead-link', message: 'no page' };
    const { links, problems } = await renderWith({}, [block])('one\n\n<Link href="./a.md" />\n', {
      resolveLink: (href) => ({ href: `/to/${href}`, external: false, title: 'Its title', problem }),
      renderComponent: ({ props }) => {
        calls.push(props);
        return { html: '', islands: [], styles: [] };
      },
    });
    expect(calls).toEqual([{ href: '/to/./a.md', resolved: true, text: 'Its title' }]);
    expect(links).toMatchObject([{ href: './a.md', line: 3 }]);
    expect(problems).toMatchObject([{ ...problem, line: 3 }]);
  });

  it('shows what stands between its tags', async () => {
    expect(await htmlOf('x <Link href="/a/">**b**</Link>\n')).toBe(
      '<p>x <a href="/a/"><strong>b</strong></a></p>',
    );
  });

  it('is text without an address, in the element of the author when it is harmless', async () => {
    expect(await htmlOf('x <Link text="t" />\n')).toBe('<p>x <span>t</span></p>');
    expect(await htmlOf('<Link text="t" tag="div" href="/a/" />\n')).toBe('<div>t</div>');
    expect(await htmlOf('<Link text="alert(1)" tag="script" />\n')).toBe('<span>alert(1)</span>');
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java&#10;script:alert(1)',
    'vbscript:x',
    'data:text/html,x',
  ])('never runs %s', async (href) => {
    expect(await htmlOf(`<Link href="${href}" text="x" />\n`)).not.toContain('href');
  });
});
