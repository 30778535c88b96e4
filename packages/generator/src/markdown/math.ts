import { tex } from '@mdit/plugin-tex';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline, Token } from 'markdown-it';
import { guardBlock, guardInline } from './guard-rule.ts';
import { escapeHtml } from './html-escape.ts';
import { createMathJaxRenderer } from './mathjax.ts';
import { type PageState, pageOf } from './page-state.ts';
import { createKatexRenderer, type TexOptions, type TexRenderer, type TexResult } from './tex.ts';

export interface MathOptions extends TexOptions {
  type: 'katex' | 'mathjax';
  delimiters: 'dollars' | 'brackets' | 'all';
  copy: boolean;
}

const interrupts = ['paragraph', 'reference', 'blockquote', 'list'];
const dollar = '$';
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Formulas: `$a^2$` in a line, `$$…$$` as a block. What cannot be read stays as it was written and is reported. */
export function math(
  md: MarkdownIt,
  options: MathOptions,
  render: TexRenderer = options.type === 'mathjax'
    ? createMathJaxRenderer(options)
    : createKatexRenderer(options),
): void {
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
  for (const type of ['math_inline', 'math_block']) {
    md.renderer.rules[type] = (tokens, index, _options, env) => {
      const token = tokens[index];
      if (!token) return '';
      const result = render(token.content, type === 'math_block');
      return draw(pageOf(env), token, options.copy ? copyable(result, token.content) : result);
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

function draw(page: PageState, token: Token, { html, problem, missing }: TexResult): string {
  const { type, content, markup } = token;
  const isBlock = type === 'math_block';
  page.style('math');
  if (missing !== undefined) reportMissing(page, missing, token);
  if (problem !== undefined) {
    page.reportTag({
      code: 'math',
      ...whereabouts(page, token),
      message: `This formula stays as it was written: ${problem}`,
      hint: 'Mend it, or write \\$ where a dollar is meant.',
    });
  }
  const drawn = html ?? `<code>${escapeHtml(markup + content.trim() + closing(markup))}</code>`;
  return isBlock ? `<div class="math" tabindex="0">${drawn}</div>\n` : drawn;
}

/** Marks a formula as one whose source is copied with a selection, and puts it there where it is not yet. */
function copyable(result: TexResult, source: string): TexResult {
  const html = result.html
    ?.replace('<math ', '<math data-copy ')
    .replace(
      /(<math (?![^>]*>\s*<semantics)[^>]*>)([\s\S]*)(<\/math>)/,
      (_, open: string, inner: string, close: string) =>
        `${open}<semantics><mrow>${inner}</mrow><annotation encoding="application/x-tex">${escapeHtml(source.trim())}</annotation></semantics>${close}`,
    );
  return { ...result, html };
}

/** Said once a page: what is not installed is so for all of its formulas. */
function reportMissing(page: PageState, name: string, token: Token): void {
  if (page.problems.some(({ code }) => code === 'math-missing')) return;
  const { tag, from, to } = whereabouts(page, token);
  page.problems.push({
    severity: 'error',
    code: 'math-missing',
    ...page.source.find(tag, from, to),
    message: `This page has formulas for MathJax, but the package "${name}" is not installed.`,
    hint: `Run \`npm install --save-dev ${name}\`, or set \`markdown.math.type\` to "katex".`,
  });
}

/** The text to look for, and the lines it may be on: tokens within a line do not know theirs. */
function whereabouts({ source }: PageState, { content, map }: Token) {
  const from = (map?.[0] ?? 0) + 1;
  return { tag: content.trim().split('\n', 1)[0] ?? '', from, to: map ? map[1] : from + source.text.length };
}

const closing = (markup: string) => markup.replace('(', ')').replace('[', ']');
