import { tex } from '@mdit/plugin-tex';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline } from 'markdown-it';
import { CJK_LETTER, FULL_WIDTH } from '../../core/text/cjk.ts';
import { pageOf } from '../page-state.ts';
import { detect } from '../slips/detector.ts';
import { guardBlockRule, guardInlineRule } from '../tokens/guard-rule.ts';
import { createMathJaxRenderer } from './mathjax.ts';
import { copyable, renderFormula } from './render-formula.ts';
import { createKatexRenderer, type TexOptions, type TexRenderer } from './tex.ts';
import { unclosedFormulas } from './unclosed-formulas.ts';

export interface MathOptions extends TexOptions {
  type: 'katex' | 'mathjax';
  delimiters: 'dollars' | 'brackets' | 'all';
  copy: boolean;
}

const interrupts = ['paragraph', 'reference', 'blockquote', 'list'];
const dollar = '$';
/** As on GitHub. */
const MATH_FENCE = /^\s*math\s*$/;
const chinese = new RegExp(`${CJK_LETTER}|${FULL_WIDTH}`, 'u');

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
    guardInlineRule(
      md,
      'math_inline_dollar',
      () => guardBlockRule(md, 'math_block_dollar', interrupts, install('dollars'), isClosed),
      isFormula,
    );
  }
  if (options.delimiters !== 'brackets') detect(md, [unclosedFormulas]);
  md.core.ruler.before('inline', 'math_fences', ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'fence' && MATH_FENCE.test(token.info)) token.type = 'math_block';
  });
  for (const type of ['math_inline', 'math_block']) {
    md.renderer.rules[type] = (tokens, index, _options, env) => {
      const token = tokens[index];
      if (!token) return '';
      const result = render(token.content, type === 'math_block');
      return renderFormula(pageOf(env), token, options.copy ? copyable(result, token.content) : result);
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
