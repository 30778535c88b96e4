import { describe, expect, it } from 'vitest';
import { renderWith } from './test-environment.ts';

const render = renderWith();
const bare = renderWith({ anchors: false, hoistTitle: false });

describe('images', () => {
  it('that raw HTML uses parts of are found, queries of bundlers left out', async () => {
    const { html, images } = await bare(
      '<svg><use href="../images/voice.svg?no-inline#voice"></use><use href="#own" /></svg>\n',
      { resolveImage: async () => ({ src: '/assets/voice-1.svg' }) },
    );
    expect(html).toContain('<use href="/assets/voice-1.svg#voice"></use><use href="#own"');
    expect(images.map(({ src }) => src)).toEqual(['../images/voice.svg']);
  });

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

  it('of other hosts keep their address as it was encoded', async () => {
    const { html } = await bare('![](https://x.y/a?b=c%20d%2Fe) ![](<https://x.y/图 1.png>)\n');
    expect(html.match(/src="[^"]*"/g)).toEqual([
      'src="https://x.y/a?b=c%20d%2Fe"',
      'src="https://x.y/%E5%9B%BE%201.png"',
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

describe('code', () => {
  it('is drawn with title, highlighted lines and line numbers', async () => {
    const { html, styles } = await bare('```ts{2} title="a<b>.ts" :line-numbers=5\nlet a\nb\n```\n');
    expect(html).toBe(
      '<div class="code line-numbers" data-lang="ts" data-digits="1"><div class="code-title">a&lt;b&gt;.ts</div><pre class="shiki"><code>' +
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
    expect((await render('> Some\n>\n> <!-- more -->\n>\n> words.')).excerpt).toBeUndefined();
  });

  it('give what the excerpt needs to be shown on another page, and not what comes after it', async () => {
    const { excerptNeeds } = await render('<One/>\n\n<!-- more -->\n\n<Two/>\n', {
      renderComponent: ({ name }) => ({
        html: `<i>${name}</i>`,
        islands: [`${name}.js`],
        styles: [name],
        needs: { sources: { 'connect-src': [`https://${name}.example`] }, iconSets: [], eagerIslands: [] },
      }),
    });
    expect(excerptNeeds).toEqual({
      islands: ['One.js'],
      styles: ['One'],
      needs: { sources: { 'connect-src': ['https://One.example'] }, iconSets: [], eagerIslands: [] },
    });
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
