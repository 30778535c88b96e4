import { tex } from '@mdit/plugin-tex';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline, Token } from 'markdown-it';
import { guardBlock, guardInline } from './guard-rule.ts';
import { escapeHtml } from './html-escape.ts';
import { type PageState, pageOf } from './page-state.ts';
import { createTexRenderer, type TexOptions } from './tex.ts';

export interface MathOptions extends TexOptions {
  delimiters: 'dollars' | 'brackets' | 'all';
}

const interrupts = ['paragraph', 'reference', 'blockquote', 'list'];
const dollar = '$';
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Formulas: `$a^2$` in a line, `$$…$$` as a block. What KaTeX cannot read stays as it was written and is reported. */
export function math(md: MarkdownIt, options: MathOptions): void {
  const install = (delimiters: 'dollars' | 'brackets') => () =>
    md.use(tex, { delimiters, render: (content) => content });
  if (options.delimiters !== 'dollars') install('brackets')();
  if (options.delimiters !== 'brackets') {
    guardInline(
      md,
      'math_inline_dollar',
      () => guardBlock(md, 'math_block_dollar', interrupts, install('dollars'), isClosed),
      isFormula,
    );
  }
  const render = createTexRenderer(options);
  for (const type of ['math_inline', 'math_block']) {
    md.renderer.rules[type] = (tokens, index, _options, env) => {
      const token = tokens[index];
      return token ? draw(pageOf(env), token, render(token.content, type === 'math_block')) : '';
    };
  }
}

/** A `$` between blanks, or two that hold Chinese and end before a Latin letter (`$HOME和$PATH`), are not math. */
function isFormula({ src, pos }: StateInline): boolean {
  if (src[pos] !== dollar) return false;
  const end = src.indexOf(dollar, pos + 1);
  return end === -1 || !/[a-z]/i.test(src[end + 1] ?? '') || !chinese.test(src.slice(pos, end));
}

/** Whether a line that begins with `$$` has its closing `$$`; without one the rest of the page would be a formula. */
function isClosed(state: StateBlock, line: number, endLine: number): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (!state.src.startsWith('$$', start)) return false;
  if (/\$\$\s*$/.test(state.src.slice(start + 2, state.eMarks[line]))) return true;
  if (pageOf(state.env).lastIndexOf(state.src, '$$') < start + 2) return false;
  for (let next = line + 1; next < endLine; next++) {
    if (!state.isEmpty(next) && (state.sCount[next] ?? 0) < state.blkIndent) return false;
    if (!pageOf(state.env).spend(1)) return false;
    if (state.src.slice(state.bMarks[next], state.eMarks[next]).trimEnd().endsWith('$$')) return true;
  }
  return false;
}

function draw(page: PageState, { type, content, markup, map }: Token, { html, problem }: TexResult): string {
  const isBlock = type === 'math_block';
  page.style('math');
  if (problem !== undefined) {
    const line = (map?.[0] ?? 0) + 1;
    page.reportTag({
      code: 'math',
      tag: content.trim().split('\n', 1)[0] ?? '',
      from: line,
      to: map ? map[1] : line + page.source.text.length,
      message: `This formula stays as it was written: ${problem}`,
      hint: 'Mend it, or write \\$ where a dollar is meant.',
    });
  }
  const drawn = html ?? `<code>${escapeHtml(markup + content.trim() + closing(markup))}</code>`;
  return isBlock ? `<div class="math" tabindex="0">${drawn}</div>\n` : drawn;
}

type TexResult = ReturnType<ReturnType<typeof createTexRenderer>>;

const closing = (markup: string) => markup.replace('(', ')').replace('[', ']');
