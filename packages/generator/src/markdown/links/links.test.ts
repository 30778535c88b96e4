import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const bare = renderWith({ anchors: false, hoistTitle: false });

describe('links', () => {
  it('to the computer of each reader are warned of, unless the text shows the address', async () => {
    const { problems } = await bare(
      'x\n[t](http://localhost:3000/a/) <http://localhost:3000/> [u](https://localhost.dev/)\n',
    );
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'local-link', line: 2, column: 5, hint: 'Link to the page: "/a/".' },
    ]);
  });

  it('without a URL are warned of where they are, images too', async () => {
    const { problems } = await bare('x [Tea](<>) and [a](b) [*Tea*]()\n\n![A cup]() [](#a)\n');
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '1:3 The link "[Tea]()" has no URL.',
      '1:30 The link "[…]()" has no URL.',
      '3:1 The image "![A cup]()" has no URL.',
    ]);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'empty-address' }, {}, {}]);
  });

  const site = {
    resolveLink: (href: string) => ({
      href: href.replace('.md', '/'),
      external: /^\w+:/.test(href),
      title: 'Target',
    }),
  };

  it('become routes, take the title of the target when empty, and are listed with their place', async () => {
    const { html, links } = await bare('text\n[](./a.md) and [b](c.md)\n', site);
    expect(html).toBe('<p>text\n<a href="./a/">Target</a> and <a href="c/">b</a></p>\n');
    expect(links).toEqual([
      { href: './a.md', resolved: './a/', title: 'Target', line: 2, column: 4 },
      { href: 'c.md', resolved: 'c/', line: 2, column: 20 },
    ]);
  });

  it('that leave the site open a new tab and are marked, in HTML too', async () => {
    const attributes = 'target="_blank" rel="noopener noreferrer"';
    const { html } = await bare(
      '[a](https://x.y) [b](https://x.y){.no-icon} <a href="https://x.y">c</a>\n',
      site,
    );
    expect(html).toContain(`<a href="https://x.y" ${attributes} class="external">a</a>`);
    expect(html).toContain(`<a href="https://x.y" class="no-icon" ${attributes}>b</a>`);
    expect(html).toContain(`<a href="https://x.y" ${attributes} class="external">c</a>`);
  });

  it.each([
    '<a/href=a.md#b>',
    "<a title='>'href=a&#46;md#b>",
    '<a href=a.md#b href="c.md">',
    '<a x"y href=a.md#b>',
  ])('of HTML are found as browsers find them: %s', async (tag) => {
    const { links } = await bare(`<div>\n${tag}a</a>\n</div>\n`, site);
    expect(links.map(({ href }) => href)).toEqual(['a.md#b']);
  });

  it('keep what is encoded in their names, and are decoded but once', async () => {
    const { links } = await bare(
      '[a](a%2520b.md) [b](<a b.md>) [c](c%23.md) [d](100%.md) [e](a%20b.md)\n',
      site,
    );
    expect(links.map(({ href }) => href)).toEqual(['a%2520b.md', 'a b.md', 'c%23.md', '100%.md', 'a b.md']);
  });

  it('of frames lead to pages and files, those to other hosts stay', async () => {
    const frames = ['a.md#b', './sheet.pdf', 'https://x.y/a', ''].map(
      (src) => `<iframe src="${src}"></iframe>`,
    );
    const { html, links, images } = await bare(`${frames.join('\n')}\n`, {
      ...site,
      resolveImage: async (src) => ({ src: src.replace('.', '/assets') }),
    });
    expect(html.match(/src="[^"]*"/g)).toEqual([
      'src="a/#b"',
      'src="/assets/sheet.pdf"',
      'src="https://x.y/a"',
      'src=""',
    ]);
    expect(links).toMatchObject([{ href: 'a.md#b', line: 1, column: 14 }]);
    expect(images).toMatchObject([{ src: './sheet.pdf', line: 2, column: 14 }]);
  });

  it('report what is wrong with them', async () => {
    const problem = { code: 'dead-link', message: 'No page.' };
    const { problems } = await bare('> a\n> [b](x.md)\n', {
      resolveLink: (href) => ({ href, external: false, problem }),
    });
    expect(problems).toEqual([{ severity: 'error', ...problem, file: 'guide/page.md', line: 2, column: 7 }]);
  });
});
