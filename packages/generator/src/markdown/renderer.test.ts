import { describe, expect, it } from 'vitest';
import { renderWith } from './test-environment.ts';
import type { ComponentCall } from './types.ts';

const render = renderWith();
const bare = renderWith({ anchors: false, hoistTitle: false });

describe('headings', () => {
  it('takes the first h1 as title, and gives the others unique ids and links to themselves', async () => {
    const { title, html, headings } = await render('# My *title*\n\n## One\n\n## One\n\n### 二 {#two}\n');
    expect(title).toBe('My title');
    expect(html).toContain('<h2 id="one" tabindex="-1"><a class="header-anchor" href="#one">One</a></h2>');
    expect(headings).toEqual([
      { level: 2, id: 'one', text: 'One' },
      { level: 2, id: 'one-1', text: 'One' },
      { level: 3, id: 'two', text: '二' },
    ]);
    expect(html).not.toContain('<h1');
  });

  it('keeps the id of the title for links to it', async () => {
    expect((await render('# My *title*\n\n## My title\n')).titleId).toBe('my-title');
    expect((await render('# My title\n\n## My title\n')).headings[0]?.id).toBe('my-title-1');
    expect((await render('# My title {#top}\n')).titleId).toBe('top');
  });

  it('puts the anchor after a heading that holds a link', async () => {
    const { html } = await render('## See [a](b)\n');
    expect(html).toContain(
      '<a href="b">a</a><a class="header-anchor" href="#see-a" aria-labelledby="see-a"></a></h2>',
    );
  });

  it('lists headings of level 2 and 3 for [[toc]]', async () => {
    const { html } = await render('[[toc]]\n\n## A\n\n### B\n\n#### C\n\n## D\n');
    expect(html).toContain(
      '<nav class="table-of-contents"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#d">D</a></li></ul></nav>',
    );
  });

  it('reports an id that is given twice', async () => {
    const { problems } = await render('## A {#x}\n\n## B {#x}\n', { lineOffset: 5 });
    expect(problems).toMatchObject([{ code: 'duplicate-id', file: 'guide/page.md', line: 7 }]);
  });
});

describe('links', () => {
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

  it('report what is wrong with them', async () => {
    const problem = { code: 'dead-link', message: 'No page.' };
    const { problems } = await bare('> a\n> [b](x.md)\n', {
      resolveLink: (href) => ({ href, external: false, problem }),
    });
    expect(problems).toEqual([{ severity: 'error', ...problem, file: 'guide/page.md', line: 2, column: 7 }]);
  });
});

describe('images', () => {
  it('film and sound of raw HTML are found like images, those of other hosts stay', async () => {
    const { html, images } = await bare(
      '<video src="/a.mp4" poster="p.png" controls>\n<source src="https://x.y/b.mp4">\n<track src="a.vtt" />\n</video>\n',
      { resolveImage: async (src) => ({ src: `/docs/${src}`.replace('//', '/') }) },
    );
    expect(html).toBe(
      '<video src="/docs/a.mp4" poster="/docs/p.png" controls="">\n<source src="https://x.y/b.mp4">\n<track src="/docs/a.vtt" />\n</video>\n',
    );
    expect(images.map(({ src, line }) => [src, line])).toEqual([
      ['/a.mp4', 1],
      ['p.png', 1],
      ['a.vtt', 3],
    ]);
  });

  it('get address and size, and all but the first load lazily, in HTML too', async () => {
    const { html, images } = await bare('![a](a.png) ![b](b.png)\n\n<img src="c.png">\n', {
      resolveImage: async (src) => (src === 'b.png' ? { src } : { src: `/x-${src}`, width: 4, height: 3 }),
    });
    expect(html).toBe(
      '<p><img src="/x-a.png" alt="a" width="4" height="3"> <img src="b.png" alt="b" loading="lazy" decoding="async"></p>\n' +
        '<img src="/x-c.png" width="4" height="3" loading="lazy" decoding="async">\n',
    );
    expect(images[2]).toEqual({ src: 'c.png', resolved: '/x-c.png', line: 3, column: 11 });
  });
});

describe('components', () => {
  const calls: ComponentCall[] = [];
  const draw = async (source: string) => {
    calls.length = 0;
    const result = await bare(source, {
      renderComponent: (call) => {
        if (call.name === 'Nope') return undefined;
        calls.push(call);
        return {
          html: `[${call.name}${call.children === undefined ? '' : `: ${call.children}`}]`,
          islands: [`i-${call.name}`],
          styles: [],
        };
      },
    });
    return { ...result, calls: [...calls] };
  };

  it('are drawn inside out, in text and as blocks', async () => {
    expect((await draw('a <Tag><C /> *x*</Tag> b\n')).html).toBe('<p>a [Tag: [C] <em>x</em>] b</p>\n');
    expect((await draw('<Box>\n\n- a\n\n<Inner />\n\n</Box>\n')).html).toBe(
      '[Box: <ul>\n<li>a</li>\n</ul>\n[Inner]]\n',
    );
    expect((await draw('<Box>\n    indented **text**\n</Box>\n')).html).toBe(
      '[Box: <p>indented <strong>text</strong></p>]\n',
    );
    expect((await draw('<Box>*one* line</Box>\n')).html).toBe('[Box: <em>one</em> line]\n');
    expect((await draw('<div>\n  <Tag>x</Tag>\n</div>\n')).html).toBe('<div>\n  [Tag: x]\n</div>\n');
  });

  it('get their attributes as props', async () => {
    const { calls } = await draw(
      '<Tag text="a &amp; b" bare size=2 max-width=\'3\' data-x="y" list={[1, {"a": "}"}]} :cols="{ sm: 1 }" hydrate="idle" />\n',
    );
    expect(calls[0]).toEqual({
      name: 'Tag',
      props: {
        text: 'a & b',
        bare: true,
        size: '2',
        maxWidth: '3',
        'data-x': 'y',
        list: [1, { a: '}' }],
        cols: { sm: 1 },
        hydrate: 'idle',
      },
      block: true,
      line: 1,
    });
  });

  it('may spread a tag over lines and hold code with tags in it', async () => {
    const { html } = await draw('<Box\n  a="1"\n>\n\n```html\n</Box>\n```\n\n</Box>\n\nafter\n');
    expect(html).toMatch(/^\[Box: <div class="code[\s\S]*\]\n<p>after<\/p>\n$/);
  });

  it('that nobody knows stay text and are reported with their place', async () => {
    const { html, problems } = await draw('one\ntwo <Nope a="1">**x**</Nope>\n');
    expect(html).toBe('<p>one\ntwo &lt;Nope a=&quot;1&quot;&gt;<strong>x</strong>&lt;/Nope&gt;</p>\n');
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'unknown-component',
        file: 'guide/page.md',
        line: 2,
        column: 5,
        message: 'There is no component <Nope>, so the tag stays text.',
        hint: 'Export it from components/Nope.tsx beside the config, or write &lt;Nope&gt; or `<Nope>` when text is what you mean.',
      },
    ]);
  });

  it('that render a block within a line of text are reported', async () => {
    const problemsOf = async (source: string) =>
      (
        await bare(source, {
          renderComponent: ({ name }) => ({
            html: `<${name.toLowerCase()}>x</${name.toLowerCase()}>`,
            islands: [],
            styles: [],
          }),
        })
      ).problems;
    expect(await problemsOf('one\ntwo <Section />\n')).toMatchObject([
      { severity: 'warning', code: 'block-in-paragraph', file: 'guide/page.md', line: 2, column: 5 },
    ]);
    expect(await problemsOf('<Section />\n\n- a <Section />\n\ntext <Label />\n')).toEqual([]);
  });

  it('without an end, or with braces that are not JSON, stay text and are reported', async () => {
    const { html, problems } = await draw('Array<T> and **<Tag>** and <Tag x={nope} />\n');
    expect(html).toBe('<p>Array&lt;T&gt; and <strong>&lt;Tag&gt;</strong> and &lt;Tag x={nope} /&gt;</p>\n');
    expect(problems.map(({ code, column }) => [code, column])).toEqual([
      ['component-tag', 28],
      ['component-tag', 6],
      ['component-tag', 16],
    ]);
  });

  it('leave HTML in capitals alone', async () => {
    expect((await draw('<BR> <DIV>x</DIV>\n')).html).toBe('<p><BR> <DIV>x</DIV></p>\n');
  });
});

describe('code', () => {
  it('is drawn with title, highlighted lines and line numbers', async () => {
    const { html, styles } = await bare('```ts{2} title="a<b>.ts" :line-numbers=5\nlet a\nb\n```\n');
    expect(html).toBe(
      '<div class="code line-numbers" data-lang="ts"><div class="code-title">a&lt;b&gt;.ts</div><pre class="shiki" tabindex="0"><code>' +
        '<span class="line" data-line="5"><span class="s7">let </span><span class="s12">a</span></span>\n' +
        '<span class="line highlighted" data-line="6"><span class="s12">b</span></span></code></pre></div>\n',
    );
    expect(styles).toEqual(['code']);
  });

  it('of an unknown language stays plain and says which one was meant', async () => {
    const { html, problems } = await bare('```typescrpt\na < b\n```\n');
    expect(html).toContain('<span class="line">a &lt; b</span>');
    expect(problems).toMatchObject([
      { code: 'unknown-language', line: 1, hint: expect.stringContaining('"typescript"') },
    ]);
  });
});

describe('pages', () => {
  it('give their words as text', async () => {
    const { text } = await render(
      '# T\n\nSome **bold** `code`\nnext.\n\n- a\n\n```js\nx()\n```\n\n<b>raw</b>\n',
    );
    expect(text).toBe('Some bold code\nnext.\na\nx()\nraw');
  });

  it('give what stands before <!-- more --> as excerpt, without headings', async () => {
    const { excerpt } = await render('# T\n\n## A\n\nSome *words*.\n\n<!-- more -->\n\nMore.\n');
    expect(excerpt).toBe('<p>Some <em>words</em>.</p>\n');
    expect((await render('Some `<!-- more -->` words.')).excerpt).toBeUndefined();
  });

  it('lose <script setup>, keep <style>, and {{ }} stays text', async () => {
    const { html, problems } = await bare(
      '<script setup>\nimport x\n</script>\n\n<style>a{}</style>\n\n{{ x }}\n',
      { lineOffset: 4 },
    );
    expect(html).toBe('<style>a{}</style>\n<p>{{ x }}</p>\n');
    expect(problems).toMatchObject([{ code: 'script-setup', line: 4 }]);
  });

  it('emphasise beside Chinese punctuation and stop bare addresses at it', async () => {
    expect((await bare('**重点（a）**后\n')).html).toBe('<p><strong>重点（a）</strong>后</p>\n');
    expect((await bare('访问 https://example.com/a。好\n')).html).toContain(
      '<a href="https://example.com/a" ',
    );
  });

  it('join lines of Chinese without a space, and others with one', async () => {
    const lines = async (source: string, options = {}) =>
      (await renderWith(options)(source)).html.replace(/<\/?p>|\n$/g, '');
    expect(await lines('第一行，\n第二行。\n“第三行”\n第四行')).toBe('第一行，第二行。“第三行”第四行');
    expect(await lines('**强调**\n[链接](https://a.example)')).toMatch(/^<strong>强调<\/strong><a/);
    for (const source of ['中文\nword', 'word\n中文', 'a”\n“b', '中`code`\n文', '한국어\n한국어'])
      expect(await lines(source)).toContain('\n');
    expect(await lines('中文\n换行', { breaks: true })).toBe('中文<br>\n换行');
    expect(await lines('中文\\\n换行')).toBe('中文<br>\n换行');
  });

  it('take attributes in braces, but none that could run anything', async () => {
    const { html } = await bare('**b**{.red onclick=x style=y data-z=1}\n');
    expect(html).toBe('<p><strong class="red" style="y" data-z="1">b</strong></p>\n');
  });
});
