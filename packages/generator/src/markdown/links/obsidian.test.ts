import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('comments of Obsidian', () => {
  it.each([
    ['a %%hidden%% b', '<p>a  b</p>'],
    ['看%%隐藏%%吧', '<p>看吧</p>'],
    ['a\n\n%%\n**x**\n\ny\n%%\n\nb', '<p>a</p>\n<p>b</p>'],
    ['- a\n\n  %%\n  x\n  %%\n', '<ul>\n<li>\n<p>a</p>\n</li>\n</ul>'],
  ])('%j becomes %j', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each(['50%% and 60%%', '%% never ends', '`%%a%%`', '%%%%', 'printf("%d%%, %d%%")'])(
    'leaves %s alone',
    async (source) => expect(await htmlOf(source)).toContain('%%'),
  );

  it('can be switched off', async () => {
    expect((await renderWith({ obsidian: false })('a %%b%%')).html).toBe('<p>a %%b%%</p>\n');
  });
});

describe('names of blocks of Obsidian', () => {
  it.each([
    ['a text ^my-Note', '<p id="my-note">a text</p>'],
    ['- one ^37066d\n- two', '<ul>\n<li id="_37066d">one</li>\n<li>two</li>\n</ul>'],
    ['[[#^note]]\n\nx ^note', '<p><a href="#note">#note</a></p>\n<p id="note">x</p>'],
  ])('%j', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it('are anchors that links of other pages reach', async () => {
    expect((await render('x ^note')).anchors).toContain('note');
  });

  it.each(['2 ^10', 'x ^n', 'a^note', '`x ^note`', 'x ^note y'])('leaves %s alone', async (source) =>
    expect(await htmlOf(source)).toMatch(/\^|<sup>/),
  );
});

describe('brackets in the text of a link', () => {
  it.each([
    ['[[page]](https://example.org/a)', '<p><a href="https://example.org/a">[page]</a></p>'],
    ['[[page]](a.md "Title")', '<p><a href="a.md" title="Title">[page]</a></p>'],
    ['[[page]](see below)', '<p><a href="page">page</a>(see below)</p>'],
  ])('%s', async (source, html) => {
    const resolveLink = (href: string) => ({
      href: href.replace('wiki:', ''),
      external: false,
      isPage: true,
    });
    expect((await render(source, { resolveLink })).html.trim()).toBe(html);
  });
});

describe('Obsidian in part', () => {
  const source = 'a %%b%% [[#c]] ![[d.png]]';

  it.each([
    [{ comment: false }, ['%%b%%', 'href="#c"', '<img']],
    [{ wikiLink: false }, ['<p>a  [[#c]] <img']],
    [{ embedLink: false }, ['<p>a  <a href="#c">', '![[d.png]]']],
  ])('without %j', async (obsidian, parts) => {
    const { html } = await renderWith({ obsidian })(source);
    for (const part of parts) expect(html).toContain(part);
  });
});

describe('percent signs that encode nothing', () => {
  it('are part of the name of what is embedded', async () => {
    for (const name of ['%zz.mp3', 'https://example.org/%zz.mp3', '100%.mp4', '50%.pdf', '%zz.png'])
      expect((await render(`![[${name}]]`)).problems).toEqual([]);
    expect(await htmlOf('![[https://example.org/%zz.mp3]]')).toContain('src="https://example.org/%zz.mp3"');
  });
});

describe('addresses that would run script', () => {
  it.each([
    'javascript:alert(1)//.pdf',
    'JAVA\tSCRIPT:x.mp3',
    '\u0001vbscript:x.mp4',
    'data:text/html,x.pdf',
  ])('%j is not embedded', async (target) => {
    expect(await htmlOf(`a ![[${target}]]`)).not.toMatch(/<(?:iframe|a|audio|video|img)/);
  });
});

describe('links of Obsidian', () => {
  const site = {
    resolveLink: (href: string) => {
      const known = /^wiki:(?:Page|dir\/Page)(#.*)?$/.exec(href);
      return known
        ? { href: `/page/${known[1] ?? ''}`, external: false, isPage: true, title: 'A page' }
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
  ])('%s becomes %s', async (source, html) => expect(decodeURI(await linked(source))).toBe(html));

  it.each(['a[[1]]', '[[ -f x ]]', '`[[Page]]`', '[[]]', '[[a]', '[[javascript:alert(1)]]'])(
    'leaves %s alone',
    async (source) => expect(await linked(source)).not.toContain('<a'),
  );

  it.each([
    [
      '![[dir/song.mp3]]',
      '<audio class="media-audio" controls preload="metadata" src="dir/song.mp3" title="song.mp3"></audio>',
    ],
    [
      '![[film.mp4#t=30|640x360]]',
      '<video class="media-video" controls playsinline preload="metadata" src="film.mp4#t=30" title="film.mp4" width="640" height="360"></video>',
    ],
    [
      '![[a "b".pdf#page=2|The <b>]]',
      '<span class="media-pdf"><iframe src="a &quot;b&quot;.pdf#page=2" title="The &lt;b&gt;" loading="lazy"></iframe><a href="a &quot;b&quot;.pdf#page=2">The &lt;b&gt;</a></span>',
    ],
    [
      '![[https://example.org/a.mp3]]',
      '<audio class="media-audio" controls preload="metadata" src="https://example.org/a.mp3" title="a.mp3"></audio>',
    ],
  ])('embed sound, film and PDF: %s', async (source, html) => {
    const { html: drawn, images, styles } = await render(source, site);
    expect(drawn.trim()).toBe(`<p>${html}</p>`);
    expect([images.length, styles]).toEqual([1, ['media']]);
  });

  it('stay visible and are noted when there is no such page', async () => {
    const { html, links } = await render('one\n\n[[Nope]]', site);
    expect(html).toContain('<p>[[Nope]]</p>');
    expect(links).toMatchObject([{ href: 'wiki:Nope', line: 3 }]);
  });
});

describe('sections of other pages', () => {
  const files = {
    'dir/Other.md':
      '---\ntitle: T\n---\n# Title\n\nintro [x](./x.md)\n\n## Set up\n\nsteps\n\n### Deep\n\nmore\n\n## End\n',
    'dir/Named.md': '# Named\n\n## Set up {#install}\n\n## Plain\n',
    'guide/page.md': '',
  };
  const root = mkdtempSync(join(tmpdir(), 'obsidian-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const site = {
    root,
    sourceDir: root,
    resolveLink: (href: string) =>
      /^wiki:Named/.test(href)
        ? {
            href: href.replace('wiki:Named', '/named/'),
            external: false,
            isPage: true,
            title: 'N',
            file: 'dir/Named.md',
          }
        : /^wiki:Other(#.*)?$/.test(href)
          ? { href: '/other/', external: false, isPage: true, title: 'T', file: 'dir/Other.md' }
          : { href, external: false },
  };

  it('stand in place of an embed that is alone on its line', async () => {
    const { html, links, dependencies, headings } = await render('a\n\n![[Other#Set up]]\n\nb', site);
    expect(html.replace(/<a class[^>]*>|<\/a>/g, '')).toBe(
      '<p>a</p>\n<p>steps</p>\n<h3 id="deep" tabindex="-1">Deep</h3>\n<p>more</p>\n<p>b</p>\n',
    );
    expect(headings).toMatchObject([{ text: 'Deep' }]);
    expect(links).toEqual([{ href: 'wiki:Other', resolved: '/other/', line: 3 }]);
    expect(dependencies).toEqual(['dir/Other.md']);
  });

  it('stand in a quote or a list item where the embed does', async () => {
    expect((await render('> ![[Other#Deep]]\n\n1. ![[Other#Deep]]', site)).html).toBe(
      '<blockquote>\n<p>more</p>\n</blockquote>\n<ol>\n<li>more</li>\n</ol>\n',
    );
  });

  it('are the whole page without its title when no heading is named', async () => {
    const { html, title } = await render('![[Other]]', site);
    expect(html).toContain('<p>intro <a href="../dir/x.md">x</a></p>');
    expect(html).not.toContain('Title');
    expect(title).toBeUndefined();
  });

  it('are links within a line, and stay visible and are reported when the page has no such heading', async () => {
    expect((await render('see ![[Other#Set up]]', site)).html).toBe(
      '<p>see <a href="/other/">Set up</a></p>\n',
    );
    const { html, problems } = await render('![[Other#Nope]]', site);
    expect(html).toBe('<p>![[Other#Nope]]</p>\n');
    expect(problems).toMatchObject([
      { code: 'include-region', line: 1, message: '"/dir/Other.md" has no region and no heading "Nope".' },
    ]);
  });

  it('are linked by the id their heading has been given', async () => {
    const { html, links, dependencies } = await render(
      '[[Named#Set up]] [[Named#Plain]] [[Named#Nope]]',
      site,
    );
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/named/#install"',
      'href="/named/#plain"',
      'href="/named/#nope"',
    ]);
    expect(links[0]).toMatchObject({ href: 'wiki:Named#install' });
    expect(dependencies).toEqual(['dir/Named.md']);
    const own = await render('[[#Set up]]\n\n## Set up {#install}\n', site);
    expect(own.html).toContain('<p><a href="#install">Set up</a></p>');
  });

  it('are left alone in code, and where Obsidian is off', async () => {
    expect((await render('```\n![[Other]]\n```', site)).html).toContain('![[Other]]');
    expect((await renderWith({ obsidian: false })('![[Other]]', site)).html).toBe('<p>![[Other]]</p>\n');
  });
});
