import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';
import { math } from './math.ts';
import { createMathJaxRenderer } from './mathjax.ts';

const render = renderWith();
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('formulas', () => {
  // First, since KaTeX keeps its chemistry once it is loaded.
  it('know no chemistry when it is switched off', async () => {
    expect((await renderWith({ math: { mhchem: false } })('$\\ce{H2O}$')).problems).toHaveLength(1);
  });

  it.each([
    ['in a line', 'so $a^2$.', /^<p>so <math xmlns[^>]*>.*<msup>.*<\/math>\.<\/p>$/s],
    ['beside Chinese', '设$x$为正', /^<p>设<math .*<\/math>为正<\/p>$/s],
    ['as a block', '$$\na\n$$', /^<div class="math"><math [^>]*display="block">/],
    ['on one line', '$$a$$', /^<div class="math"/],
    ['in a list', '- $$\n  a\n  $$', /<li>\s*<div class="math"/],
    ['after text', 'text\n$$\na\n$$\nmore', /^<p>text<\/p>\n<div class="math".*<p>more<\/p>$/s],
    ['of chemistry', '$\\ce{H2O}$', /<mi mathvariant="normal">H<\/mi>/],
  ])('%s', async (_where, source, html) => expect(await htmlOf(source)).toMatch(html));

  it.each([
    '$5 and $6',
    'costs 5$ or 6$',
    '$ a $',
    '用 $HOME 和 $PATH',
    '用$HOME和$PATH',
    '`$a$`',
    '\\$a\\$',
    '$$ begins but never ends\n\ntext',
    'a $$ b',
  ])('leave prose alone: %s', async (source) => expect(await htmlOf(source)).not.toContain('<math'));

  it('may be fences, as on GitHub', async () => {
    const render = renderWith();
    const { html, problems } = await render('```math\na^2\n```\n');
    expect(html).toBe((await render('$$\na^2\n$$\n')).html);
    expect(problems).toEqual([]);
  });

  it('that cannot be read stay visible and are reported with their line', async () => {
    const { html, problems } = await render('one\n\ntwo $\\nope{<b>}$\n');
    expect(html).toContain('<p>two <code>$\\nope{&lt;b&gt;}$</code></p>');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'math', line: 3 }]);
    expect(problems[0]?.message).toContain('Undefined control sequence: \\nope');
  });

  it('never link, style or run anything', async () => {
    const html = await htmlOf('$\\href{javascript:alert(1)}{x}\\htmlStyle{color:red}{y}\\colorbox{red}{z}$');
    expect(html).not.toMatch(/\s(?:href|style)=/);
  });

  it('ask for their style only where they are', async () => {
    expect((await render('$a$')).styles).toEqual(['math']);
    expect((await render('a')).styles).toEqual([]);
  });

  it('may be written in brackets, with macros, or not at all', async () => {
    const brackets = renderWith({ math: { delimiters: 'brackets', macros: { '\\R': '\\mathbb{R}' } } });
    expect((await brackets('\\(\\R\\) $a$')).html).toMatch(/<mi mathvariant="double-struck">R<.* \$a\$/);
    expect((await renderWith({ math: { delimiters: 'all' } })('\\[\na\n\\]\n\n$b$')).html).toMatch(
      /<div class="math".*<p><math/s,
    );
    expect((await renderWith({ math: false })('$a$')).html).toBe('<p>$a$</p>\n');
  });
});

describe('formulas drawn by MathJax', () => {
  const mathjax = renderWith({
    math: { type: 'mathjax', macros: { '\\R': '\\mathbb{R}', '\\half': '\\frac{#1}{2}' } },
  });
  const drawn = async (source: string) => (await mathjax(source)).html.trim();

  it('are SVG that stands on the line, with MathML for those who do not see it', async () => {
    expect(await drawn('so $\\frac{a}{b}$.')).toMatch(
      /^<p>so <span class="math-svg"><svg width="[\d.]+ex" height="[\d.]+ex" viewBox="0 -[\d.]+ [\d.]+ [\d.]+" aria-hidden="true" focusable="false"><g .*<\/svg><svg width="1" height="[\d.]+ex" aria-hidden="true"><\/svg><math xmlns="[^"]*"><mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac><\/math><\/span>\.<\/p>$/s,
    );
    expect(await drawn('$$x^2$$')).toMatch(
      /^<div class="math"><span class="math-svg"><svg [^>]*>.*<\/svg><math [^>]*display="block">/s,
    );
  });

  it('know macros, chemistry and parts of the font that load late', async () => {
    const { html, problems } = await mathjax(
      '$\\R \\half{x} \\ce{H2O} \\mathfrak{A} \\color{red}{y} \\text{中文}$',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('fill="red"');
    expect(
      (await renderWith({ math: { type: 'mathjax', mhchem: false } })('$\\ce{H2O}$')).problems,
    ).toHaveLength(1);
  });

  it.each([
    'A -> B',
    'A <- B <-> C <--> D',
    'A <=> B <=>> C <<=> D',
    'A ->[x][y] B <-[x] C <=>[x] D <->[x][y] E <=>>[a] F <<=>[a] G',
    'A-B=C#D~E~-F~=G~--H-~-I',
    'SO4^2- + Ba^2+ -> BaSO4 v',
  ])('draw chemistry with the signs of their font: %s', async (formula) => {
    const { html, problems } = await mathjax(`$\\ce{${formula}}$`);
    expect(problems).toEqual([]);
    expect(html).not.toMatch(/[\ue000-\uf8ff]|<text/);
  });

  it('do not know what another formula has defined', async () => {
    expect((await mathjax('$\\newcommand{\\zz}{z}\\zz$')).problems).toEqual([]);
    expect((await mathjax('$\\zz$')).problems).toMatchObject([
      { message: 'Formula shown as text: Undefined control sequence \\zz' },
    ]);
  });

  it('never link, style or run anything', async () => {
    const html = await drawn(
      '$\\color{red" onload="x}{a}$ $\\href{javascript:alert(1)}{x}$ $\\style{color:red}{y}$ $\\text{<img src=x>}$ $\\ref{z}$',
    );
    expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\s(?:href|style|onload|data-\w+)|<(?:a|img)\b/);
  });

  it('say once a page what is not installed, and stay as they were written', async () => {
    const options = {
      type: 'mathjax',
      delimiters: 'dollars',
      mhchem: true,
      copy: false,
      macros: {},
    } as const;
    const missing = createMathJaxRenderer(options, () => undefined);
    const without = renderWith({ math: false, config: (md) => math(md, options, missing) });
    const { html, problems } = await without('one\n\n$a < b$ and $c$\n\n$$\nd\n$$');
    expect(html).toContain('<p><code>$a &lt; b$</code> and <code>$c$</code></p>');
    expect(problems).toEqual([
      {
        severity: 'error',
        code: 'math-missing',
        file: 'guide/page.md',
        line: 3,
        column: 2,
        message: 'This page has formulas for MathJax, but the package "@mathjax/src" is not installed.',
        hint: 'Run `npm install -D @mathjax/src`, or set `markdown.math.type` to "katex".',
      },
    ]);
  });

  it('are the same in every run', async () => {
    const again = renderWith({ math: { type: 'mathjax' } });
    expect((await again('$x$ $y$')).html).toBe((await again('$x$ $y$')).html);
  });
});

describe('formulas that can be copied as TeX', () => {
  it.each(['katex', 'mathjax'] as const)('of %s hold their source', async (type) => {
    const { html } = await renderWith({ math: { type, copy: true } })('$a < b$');
    expect(html).toMatch(
      /<math data-copy [^>]*><semantics><mrow>.*<annotation encoding="application\/x-tex">a &lt; b<\/annotation><\/semantics><\/math>/,
    );
    expect(html.match(/<annotation/g)).toHaveLength(1);
  });

  it('are only those where the option is on', async () => {
    expect(await htmlOf('$a$')).not.toContain('data-copy');
  });
});
