import { describe, expect, it } from 'vitest';
import { renderWith } from './test-environment.ts';

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
    ['as a block', '$$\na\n$$', /^<div class="math" tabindex="0"><math [^>]*display="block">/],
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
