import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false, code: false });

async function siteWith(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'include-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return { root, sourceDir: root };
}

describe('include', () => {
  it('takes no lines out of a locked part, by number, region or heading', async () => {
    const part =
      ':::: encrypt password="a"\none\n\n## Two {#two}\n\ntwo\n<!-- #region r -->\nthree\n<!-- #endregion r -->\n::::';
    const site = await siteWith({
      'page.md': `open\n\n${part}\n\nend\n`,
      'chain.md': '<!-- @include: ./page.md{4} -->\n',
      'example.md': `~~~~md\n${part}\n~~~~\n`,
    });
    const include = (path: string) => render(`<!-- @include: ${path} -->\n`, site);
    for (const path of ['/page.md{4}', '/page.md#r', '/page.md#two', '/chain.md', '/page.md{4-}']) {
      const { html, problems } = await include(path);
      expect(html).not.toMatch(/one|two<|three/);
      expect(problems, path).toContainEqual(
        expect.objectContaining({ severity: 'error', code: 'locked-include' }),
      );
    }
    for (const path of ['/page.md', '/page.md{1-2}', '/page.md{13-}', '/example.md{3}'])
      expect((await include(path)).problems.map(({ code }) => code)).not.toContain('locked-include');
  });

  it('reads the frontmatter of a part whatever its line ends, and shows none', async () => {
    const site = await siteWith({
      'mac.md': '\uFEFF---\rpassword: x\r---\rone\r\rtwo\r',
      'yaml.md': '---yaml\npassword: x\n---\none\n',
      'late.md': '\n---\ntitle: x\n---\n\none\n\ntwo\n',
    });
    const { html, problems } = await render('<!-- @include: /mac.md -->\n', site);
    expect([html, problems]).toEqual(['<p>one</p>\n<p>two</p>\n', []]);
    const bad = await render('<!-- @include: /yaml.md -->\n\n<!-- @include: /late.md -->\n', site);
    expect(bad.problems).toMatchObject([
      { severity: 'error', code: 'frontmatter-dashes', file: 'yaml.md', line: 1 },
      { severity: 'error', code: 'frontmatter-late', file: 'late.md', line: 2 },
    ]);
    const rest = await render('<!-- @include: /late.md{8} -->\n', site);
    expect(rest).toMatchObject({ html: '<p>two</p>\n', problems: [] });
  });

  it('pulls in lines, regions and whole files, which become dependencies', async () => {
    const site = await siteWith({
      'guide/part.md': '---\ntitle: x\n---\none\n\ntwo\n\nthree\n',
      'code.md': 'a\n<!-- #region r -->\ninside\n<!-- #endregion r -->\nb\n',
    });
    const source =
      '<!-- @include: ./part.md -->\n\n<!-- @include: ./part.md{6-7} -->\n\n<!-- @include: ../code.md#r -->\n';
    const { html, dependencies, problems } = await render(source, site);
    expect(html).toBe('<p>one</p>\n<p>two</p>\n<p>three</p>\n<p>two</p>\n<p>inside</p>\n');
    expect(dependencies).toEqual(['guide/part.md', 'code.md']);
    expect(problems).toEqual([]);
  });

  it('takes regions marked as in mdBook and MkDocs, which may overlap', async () => {
    const site = await siteWith({
      'a.rs':
        '// ANCHOR: all\n// ANCHOR: one\none\n// ANCHOR: two\nboth\n// ANCHOR_END: one\ntwo\n// ANCHOR_END: two\n// ANCHOR_END: all\n',
      'b.py': 'a\n# --8<-- [start:part]\nb\n# --8<-- [end:part]\nc\n',
      'c.md': 'Write `ANCHOR: name` in a comment.\n',
    });
    const included = async (target: string) =>
      (await render(`<!-- @include: ../${target} -->\n`, site)).html.replace(/<\/?p>|\n/g, ' ').trim();
    expect(await included('a.rs#one')).toBe('one both');
    expect(await included('a.rs#two')).toBe('both two');
    expect(await included('a.rs#all')).toBe('one both two');
    expect(await included('b.py#part')).toBe('b');
    expect(await included('b.py')).toBe('a b c');
    expect(await included('c.md')).toContain('ANCHOR: name');
  });

  it('understands what VitePress writes: commas, @/ and headings', async () => {
    const site = await siteWith({
      'parts/a.md':
        'one\n\n## Set up {#setup}\n\ntwo\n\n```md\n## no\n```\n\n### Deep\n\nthree\n\n## Next\n\nfour\n',
    });
    const included = async (target: string) =>
      (await render(`<!--@include: ${target}-->\n`, site)).html.replaceAll('\n', '');
    expect(await included('@/parts/a.md{1,1}')).toBe('<p>one</p>');
    expect(await included('@/parts/a.md{17,}')).toBe('<p>four</p>');
    expect(await included('@/parts/a.md{,2}')).toBe('<p>one</p>');
    expect(await included('@/parts/a.md#next')).toBe('<p>four</p>');
    for (const heading of ['setup', 'set-up', 'Set up'])
      expect(await included(`@/parts/a.md#${heading}`)).toBe(
        '<p>two</p><pre><code class="language-md">## no</code></pre><h3>Deep</h3><p>three</p>',
      );
  });

  it('reads comments that end in more dashes, and code where the site says so', async () => {
    const site = await siteWith({ 'guide/a.md': 'one\n' });
    expect((await render('<!-- @include: ./a.md ---->\n', site)).html).toBe('<p>one</p>\n');
    const inCode = renderWith({ include: { inCode: true }, code: false });
    const fence = '```md\n<!-- @include: ./a.md -->\n```\n';
    expect((await inCode(fence, site)).html).toContain('>one\n</code>');
  });

  it('leaves code alone', async () => {
    const site = await siteWith({ 'guide/a.md': 'pulled in' });
    const { html } = await render('```\n<!-- @include: ./a.md -->\n```\n', site);
    expect(html).not.toContain('pulled in');
  });

  it('resolves links of the included file from there and names its lines', async () => {
    const site = await siteWith({ 'parts/a.md': 'x\n[b](./b.md)\n' });
    const { links } = await render('<!-- @include: ../parts/a.md -->\n', {
      ...site,
      resolveLink: (href) => ({ href, external: false }),
    });
    expect(links).toEqual([
      {
        href: '../parts/b.md',
        written: './b.md',
        resolved: '../parts/b.md',
        file: 'parts/a.md',
        line: 2,
        column: 5,
      },
    ]);
  });

  it('says of nested includes, bare lines, names of folders, links and images what the site says', async () => {
    const site = await siteWith({
      'parts/a.md': '[b](./b.md) ![c](./c.png)\n\n<!-- @include: ./b.md -->\n\n@include: ./b.md\n',
      'parts/b.md': 'nested\n',
    });
    const included = async (include: object, line = '<!-- @include: ../parts/a.md -->') =>
      (await renderWith({ code: false, image: { lazyload: false }, include })(line, site)).html;
    const comment = '<!-- @include: ./b.md -->\n';
    const [own, page] = ['<p><a href="../parts/b.md">b</a> <img', '<p><a href="./b.md">b</a> <img'];
    const rest = '<p>nested</p>\n<p>@include: ./b.md</p>\n';
    expect(await included({})).toBe(`${own} src="../parts/c.png" alt="c"></p>\n${rest}`);
    expect(await included({ deep: false })).toBe(
      `${own} src="../parts/c.png" alt="c"></p>\n${comment}<p>@include: ./b.md</p>\n`,
    );
    expect(await included({ resolveLinkPath: false })).toBe(
      `${page} src="../parts/c.png" alt="c"></p>\n${rest}`,
    );
    expect(await included({ resolveImagePath: false })).toBe(`${own} src="./c.png" alt="c"></p>\n${rest}`);
    expect(await included({ useComment: false }, '@include: ../parts/b.md')).toBe('<p>nested</p>\n');
    expect(await included({ useComment: false })).toBe('<!-- @include: ../parts/a.md -->');
    const folders: string[] = [];
    for (const parts of ['/parts', '../parts', join(site.root, 'parts')]) {
      const resolvePath = (path: string, folder: string) => {
        folders.push(folder);
        return path.replace('@parts', parts);
      };
      expect(await included({ resolvePath }, '<!-- @include: @parts/b.md{1} -->')).toBe('<p>nested</p>\n');
    }
    expect(new Set(folders)).toEqual(new Set([join(site.root, 'guide')]));
  });

  describe('in lists and quotes', () => {
    const parts = {
      'guide/two.md': '---\ntitle: x\n---\n\none\n\n- two\n',
      'guide/fence.md': '```js\na\n\nb\n```\n',
      'guide/nested.md': 'first\n\n> <!-- @include: ./two.md -->\n',
      'guide/empty.md': '---\ntitle: x\n---\n',
    };
    const two = '<p>one</p>\n<ul>\n<li>two</li>\n</ul>\n';
    it.each([
      ['- <!-- @include: ./two.md -->', `<ul>\n<li>\n${two}</li>\n</ul>\n`],
      ['-\t<!-- @include: ./two.md -->', `<ul>\n<li>\n${two}</li>\n</ul>\n`],
      ['10. <!-- @include: ./two.md -->', `<ol start="10">\n<li>\n${two}</li>\n</ol>\n`],
      ['> <!-- @include: ./two.md -->', `<blockquote>\n${two}</blockquote>\n`],
      ['><!-- @include: ./two.md -->', `<blockquote>\n${two}</blockquote>\n`],
      [
        '> 1. <!-- @include: ./two.md -->\n>\n>    a',
        `<blockquote>\n<ol>\n<li>\n${two}<p>a</p>\n</li>\n</ol>\n</blockquote>\n`,
      ],
      [
        '- > <!-- @include: ./two.md -->\n- b',
        `<ul>\n<li>\n<blockquote>\n${two}</blockquote>\n</li>\n<li>b</li>\n</ul>\n`,
      ],
      [
        '- a\n  - <!-- @include: ./fence.md -->',
        '<ul>\n<li>a\n<ul>\n<li>\n<pre><code class="language-js">a\n\nb\n</code></pre>\n</li>\n</ul>\n</li>\n</ul>\n',
      ],
      [
        '> <!-- @include: ./fence.md -->',
        '<blockquote>\n<pre><code class="language-js">a\n\nb\n</code></pre>\n</blockquote>\n',
      ],
      [
        '* <!-- @include: ./nested.md -->',
        `<ul>\n<li>\n<p>first</p>\n<blockquote>\n${two}</blockquote>\n</li>\n</ul>\n`,
      ],
      ['- a\n- <!-- @include: ./empty.md -->\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ])('%j brings what it includes to its place', async (source, expected) => {
      const { html, problems } = await render(`${source}\n`, await siteWith(parts));
      expect(html).toBe(expected);
      expect(problems).toEqual([]);
    });

    it('a task keeps its box', async () => {
      const { html } = await render('- [x] <!-- @include: ./two.md{5} -->\n', await siteWith(parts));
      expect(html).toMatch(/<input[^>]* checked[^>]*>.*one/s);
    });

    it('problems within are reported where they are written, also after lines that are left out', async () => {
      const site = await siteWith({
        'guide/a.md': 'one\n\n<!-- #region r -->\n\n  [b](./b.md)\n<!-- #endregion -->\n\n[c](./c.md)\n',
      });
      const problem = { code: 'dead-link', message: 'No page.' };
      const { problems } = await render(
        'a\n\n> - <!-- @include: ./a.md -->\n> - <!-- @include: ./a.md#r -->\n>   [d](d.md)\n',
        {
          ...site,
          resolveLink: (href) => ({ href, external: false, problem }),
        },
      );
      expect(problems.map(({ file, line, column }) => [file, line, column])).toEqual([
        ['guide/a.md', 5, 7],
        ['guide/a.md', 8, 5],
        ['guide/a.md', 5, 7],
        ['guide/page.md', 5, 9],
      ]);
    });

    it('an include that fails stays visible at its place, one in code stays code', async () => {
      const { html } = await render(
        '- <!-- @include: ./gone.md -->\n\n> ```\n> <!-- @include: ./two.md -->\n> ```\n',
        await siteWith(parts),
      );
      expect(html).toContain('<li>&lt;!-- @include: ./gone.md --&gt;</li>');
      expect(html).toContain('<code>&lt;!-- @include: ./two.md --&gt;\n</code>');
    });
  });

  it('does not leave the project through a link that goes up by way of another', async () => {
    const outside = await siteWith({ 'secret.md': 'secret' });
    const inside = `guide/${basename(outside.root)}/secret.md`;
    const site = await siteWith({ 'guide/page.md': '', [inside]: 'decoy' });
    await symlink('..', join(site.root, 'guide/up'));
    await symlink(`up/../${basename(outside.root)}/secret.md`, join(site.root, 'guide/link.md'));
    const { html, problems } = await render('<!-- @include: ./link.md -->\n', site);
    expect(html).toContain('@include: ./link.md');
    expect(problems).toMatchObject([{ code: 'include-outside', line: 1 }]);
  });

  it('does not leave the project, not through a link either, and the line stays visible', async () => {
    const outside = await siteWith({ 'secret.md': 'secret' });
    const site = await siteWith({ 'guide/page.md': '' });
    await symlink(join(outside.root, 'secret.md'), join(site.root, 'guide/link.md'));
    const { html, problems } = await render(
      '<!-- @include: ../../x.md -->\n\n<!-- @include: ./link.md -->\n',
      { ...site, lineOffset: 4 },
    );
    expect(html).toContain('&lt;!-- @include: ./link.md --&gt;');
    expect(html).not.toContain('secret');
    expect(problems).toEqual(
      [
        ['../../x.md', 4],
        ['./link.md', 6],
      ].map(([path, line]) => ({
        severity: 'error',
        code: 'include-outside',
        file: 'guide/page.md',
        line,
        message: `The include "${path}" is outside the project folder.`,
        hint: 'Move the file into the project, or name a folder above both with the option `project`, such as "..".',
      })),
    );
  });

  it('says so when a range takes nothing of the file', async () => {
    const site = await siteWith({ 'guide/a.md': 'one\ntwo\n' });
    for (const range of ['3-', '3', '3-9', '2-1']) {
      const { problems } = await render(`<!-- @include: ./a.md{${range}} -->\n`, site);
      expect(problems).toEqual([
        {
          severity: 'warning',
          code: 'include-range',
          file: 'guide/page.md',
          line: 1,
          message: `"./a.md" has 2 lines, none of them in {${range}}, so nothing of it is shown.`,
          hint: 'Correct the numbers, or name a region, which moves with its lines: ./a.md#name.',
        },
      ]);
    }
    for (const range of ['1-9', '2-', '-1', '2'])
      expect((await render(`<!-- @include: ./a.md{${range}} -->\n`, site)).problems).toEqual([]);
  });

  it('says so when an include stands beside other text, where it stays a comment', async () => {
    const site = await siteWith({ 'guide/a.md': 'x' });
    const { html, problems } = await render(
      'Write `<!-- @include: ./a.md -->`.\n\n> See <!-- @include: ./a.md -->\n\n```\n| <!-- @include: ./a.md -->\n```\n',
      site,
    );
    expect(html).toContain('<p>See <!-- @include: ./a.md --></p>');
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'include-inline', file: 'guide/page.md', line: 3 },
    ]);
  });

  it('reports files that include each other, that are missing, and regions that are not there', async () => {
    const site = await siteWith({
      'guide/a.md': '<!-- @include: ./b.md -->',
      'guide/b.md': '<!-- @include: ./a.md -->',
    });
    const { problems } = await render(
      '<!-- @include: ./a.md -->\n\n<!-- @include: ./c.md -->\n\n<!-- @include: ./a.md#r -->\n',
      site,
    );
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['include-loop', 'guide/b.md', 1],
      ['include-missing', 'guide/page.md', 3],
      ['include-region', 'guide/page.md', 5],
    ]);
    expect(problems[0]?.message).toBe(
      'Including "./a.md" here never ends: guide/page.md → guide/a.md → guide/b.md → guide/a.md.',
    );
  });

  it('long lines of markers take linear time', async () => {
    for (const piece of ['> ', '- ', '1. ', '>- ', ' ', '\t>'])
      await render(`@include:\n${piece.repeat(40_000)}x\n`, await siteWith({}));
  });
});
