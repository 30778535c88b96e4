import { describe, expect, it } from 'vitest';
import { renderWith } from './test-environment.ts';

const render = renderWith();
const htmlOf = async (source: string) => (await render(source)).html.trim();
const box = (kind: string, title: string, body: string) =>
  `<div class="hint-container ${kind}">\n<p class="hint-container-title">${title}</p>\n${body}\n</div>`;

describe('comments of Obsidian', () => {
  it.each([
    ['a %%hidden%% b', '<p>a  b</p>'],
    ['看%%隐藏%%吧', '<p>看吧</p>'],
    ['a\n\n%%\n**x**\n\ny\n%%\n\nb', '<p>a</p>\n<p>b</p>'],
    ['- a\n\n  %%\n  x\n  %%\n', '<ul>\n<li>\n<p>a</p>\n</li>\n</ul>'],
  ])('%j', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each(['50%% and 60%%', '%% never ends', '`%%a%%`', '%%%%', 'printf("%d%%, %d%%")'])(
    'leaves %s alone',
    async (source) => expect(await htmlOf(source)).toContain('%%'),
  );

  it('can be switched off', async () => {
    expect((await renderWith({ obsidian: false })('a %%b%%')).html).toBe('<p>a %%b%%</p>\n');
  });
});

describe('callouts of Obsidian', () => {
  it.each([
    ['> [!faq]- Why **so**\n> Because.', box('warning', 'Why <strong>so</strong>', '<p>Because.</p>')],
    ['> [!BUG]\n> x', box('caution', 'Caution', '<p>x</p>')],
    ['> [!note] Title\n>\n> - x', box('note', 'Title', '<ul>\n<li>x</li>\n</ul>')],
    ['> [!todo]+\n> x', box('info', 'Info', '<p>x</p>')],
    ['> > [!hint] T\n> > x', `<blockquote>\n${box('tip', 'T', '<p>x</p>')}\n</blockquote>`],
  ])('%j', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it('are drawn as disclosures where they sum up', async () => {
    expect(await htmlOf('> [!tldr] Short\n> x')).toBe(
      '<details class="hint-container details"><summary>Short</summary>\n<p>x</p>\n</details>',
    );
  });

  it.each(['> [!faq] Why', '> [!nope]\n> x', '[!faq]\nx'])('leaves %j alone', async (source) =>
    expect(await htmlOf(source)).not.toContain('hint-container'),
  );
});

describe('links of Obsidian', () => {
  const site = {
    resolveLink: (href: string) => {
      const known = /^wiki:(?:Page|dir\/Page)(#.*)?$/.exec(href);
      return known
        ? { href: `/page/${known[1] ?? ''}`, external: false, title: 'A page' }
        : { href, external: /^https?:/.test(href) };
    },
  };
  const linked = async (source: string) => (await render(source, site)).html.trim();

  it.each([
    ['see [[Page]]', '<p>see <a href="/page/">A page</a></p>'],
    [
      '[[Page|label]]、[[dir/Page#One#Two 二]]',
      '<p><a href="/page/">label</a>、<a href="/page/#two-二">Two 二</a></p>',
    ],
    ['[[#Part]]', '<p><a href="#part">Part</a></p>'],
    ['![[Page#One]]', '<p><a href="/page/#one">One</a></p>'],
    [
      '![[a b.png|200x100]] ![[c.svg|alt]]',
      '<p><img src="a b.png" alt="" width="200" height="100"> <img src="c.svg" alt="alt" loading="lazy" decoding="async"></p>',
    ],
  ])('%s', async (source, html) => expect(decodeURI(await linked(source))).toBe(html));

  it.each(['a[[1]]', '[[ -f x ]]', '`[[Page]]`', '[[]]', '[[a]', '[[javascript:alert(1)]]'])(
    'leaves %s alone',
    async (source) => expect(await linked(source)).not.toContain('<a'),
  );

  it('stay visible and are noted when there is no such page', async () => {
    const { html, links } = await render('one\n\n[[Nope]]', site);
    expect(html).toContain('<p>[[Nope]]</p>');
    expect(links).toMatchObject([{ href: 'wiki:Nope', line: 3 }]);
  });
});
