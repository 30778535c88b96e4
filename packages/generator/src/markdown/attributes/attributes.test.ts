import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false });
const htmlOf = async (source: string) => (await render(source)).html.trim().replaceAll('\n', '');
const table = (...rows: string[]) => ['| a | b |', '|---|---|', ...rows, ''].join('\n');

describe('attributes in braces', () => {
  it.each([
    ['a heading', '## T {#own .c data-x=1}', '<h2 id="own" class="c" data-x="1">T</h2>'],
    ['bold text', '**b**{.red #x title="a b"}', '<p><strong class="red" id="x" title="a b">b</strong></p>'],
    ['code', '`c`{.k}', '<p><code class="k">c</code></p>'],
    [
      'an image',
      '![i](a.png){width=20 .no-view}',
      '<p><img src="a.png" alt="i" width="20" class="no-view"></p>',
    ],
    ['a link', '[l](x){target=_self rel=me}', '<p><a href="x" target="_self" rel="me">l</a></p>'],
    ['a paragraph', 'text {.p}', '<p class="p">text</p>'],
    ['a paragraph, from a line below', 'text\n{.p}', '<p class="p">text</p>'],
    ['a quotation', '> q\n{.q}', '<blockquote class="q"><p>q</p></blockquote>'],
    ['an item', '- a {.i}', '<ul><li class="i">a</li></ul>'],
    ['a list', '- a\n{.l}', '<ul class="l"><li>a</li></ul>'],
    [
      'an outer list',
      '- a\n  - b\n{.in}\n\n{.out}',
      '<ul class="out"><li>a<ul class="in"><li>b</li></ul></li></ul>',
    ],
    ['a rule', '--- {.r}', '<hr class="r">'],
  ])('go to %s', async (_name, source, html) => expect(await htmlOf(source)).toBe(html));

  it('go to code blocks, in any place beside the marks of lines', async () => {
    const colored = renderWith({ anchors: false, attrs: true });
    const divOf = async (info: string, using = colored) =>
      (await using(`\`\`\`${info}\na\n\`\`\`\n`)).html.match(/<div[^>]*>|<span class="line[^"]*"/g)?.join('');
    const line = '<span class="line highlighted"';
    expect(await divOf('js {.a .b #own data-x="1 2" onclick=x} {1}')).toBe(
      `<div id="own" data-x="1 2" class="a b code" data-lang="js">${line}`,
    );
    expect(await divOf('js{1}{.a}:no-line-numbers title="t"')).toBe(
      `<div class="a code" data-lang="js"><div class="code-title">${line}`,
    );
    expect(await divOf(' {.a}')).toBe('<div class="a code"><span class="line"');
    expect(await divOf('js {1} {data-x="<b>"}')).toContain('data-x="&lt;b&gt;"');
    expect(await divOf('js {.a} {1}', renderWith({ attrs: false }))).toBe(
      `<div class="code" data-lang="js">${line}`,
    );
    expect(await htmlOf('```js {.a}\nx\n```')).toContain('class="a code');
    expect((await renderWith({ code: false })('```js {.a}\nx\n```\n')).html).toBe(
      '<pre><code class="a language-js">x\n</code></pre>\n',
    );
  });

  it('go to cells, and to a table from a line after an empty one', async () => {
    expect(await htmlOf(`${table('| 1 {.c} | 2 |')}\n{.t}\n`)).toMatch(
      /^<table class="t">.*<td class="c">1<\/td><td>2<\/td>.*<\/table>$/,
    );
  });

  it('join cells: those that are covered are gone', async () => {
    expect(
      await htmlOf(table('| 1 {colspan=2} | gone |', '| 3 {rowspan=2} | 4 |', '| gone | 6 |')),
    ).toContain(
      '<tr><td colspan="2">1</td></tr><tr><td rowspan="2">3</td><td>4</td></tr><tr><td>6</td></tr>',
    );
  });

  it('are read after joined cells as everywhere else', async () => {
    const joined = table('| 1 {colspan=2 rowspan=2} | gone |', '| gone | gone |', '| 3 | 4 |');
    expect(await htmlOf(`${joined}\n{.t}\n\n**b**{.c}\n\n${joined}\n{.u}`)).toMatch(
      /^<table class="t">.*<\/table><p><strong class="c">b<\/strong><\/p><table class="u">.*<\/table>$/,
    );
  });

  it.each([
    'text {not this} or {a: 1}',
    '{{ x }} and {{y}}',
    'a {} { } {.} {#} b',
    '{id}',
    '{value} of {title}',
    'GET /users/{id}/posts/{type}',
    '**b**{ return 1 }',
    '返回 {名称}',
    'a {.x}y {onclick=x}',
    '`c`{a, b}',
  ])('are not braces of prose: %s', async (source) => {
    const { html } = await render(`${source}\n\n- ${source}\n\n${source}\n\n# ${source}`);
    expect(html.replace(/<[^>]+>/g, '').replaceAll('\n', '')).toBe(source.replace(/[*`]/g, '').repeat(3));
    expect(html).not.toMatch(/<(?:p|li|h1|strong|code)\s/);
  });

  it('do not reach into formulas, pictures and spoilers', async () => {
    expect(await htmlOf('$x^{2}$')).toContain('>x^{2}</annotation>');
    expect(await htmlOf('![a {.b}](c.png)')).toBe('<p><img src="c.png" alt="a {.b}"></p>');
  });

  it('tell how deep the outline goes below a heading', async () => {
    const anchored = await renderWith()('## A {outline=5}\n\n## B {data-outline=4}\n\n## C {outline=9}\n');
    expect(anchored.headings.map(({ outline }) => outline)).toEqual([5, 4, undefined]);
    expect(anchored.html).not.toContain(' outline=');
  });

  it('keep styles of trusted authors, and nothing that runs or loads', async () => {
    expect(await htmlOf('**b**{style="color:red" onclick=x href=javascript:x}')).toBe(
      '<p><strong style="color:red">b</strong></p>',
    );
    const strict = renderWith({ html: false });
    expect((await strict('**b**{style="color:red" .c}')).html).toBe('<p><strong class="c">b</strong></p>\n');
  });

  it('can be switched off', async () => {
    expect((await renderWith({ attrs: false })('**b**{.c}')).html).toBe('<p><strong>b</strong>{.c}</p>\n');
  });
});
