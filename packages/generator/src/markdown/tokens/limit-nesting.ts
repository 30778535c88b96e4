import type MarkdownIt from 'markdown-it';
import type { StateBlock } from 'markdown-it';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { type PageState, pageOf } from '../page-state.ts';

/** Blocks within blocks, counting each list as two; markdown-it's own limit, at which it would drop what is deeper. */
const deepestNesting = 100;

/** What is nested deeper than anyone means stays text, instead of filling the stack or being dropped. */
export function limitNesting(md: MarkdownIt): void {
  const reported = new WeakSet<PageState>();
  const tokenize = md.block.tokenize.bind(md.block);
  md.block.tokenize = (state, line, endLine) => {
    if (state.level < deepestNesting) return tokenize(state, line, endLine);
    const page = pageOf(state.env);
    if (!reported.has(page)) reportDepth(page, line);
    reported.add(page);
    keepAsText(state, line, endLine);
  };
  md.renderer.rules.too_deep = (tokens, index) => `<p>${escapeHtml(tokens[index]?.content ?? '')}</p>\n`;
}

function keepAsText(state: StateBlock, line: number, endLine: number): void {
  const token = state.push('too_deep', '', 0);
  token.content = state.getLines(line, endLine, state.blkIndent, false).trim();
  token.map = [line, endLine];
  state.line = endLine;
}

function reportDepth(page: PageState, line: number): void {
  page.report({
    severity: 'warning',
    code: 'nested-too-deep',
    line: line + 1,
    message: `Blocks are nested more than ${deepestNesting} levels deep here; deeper ones are shown as text.`,
    hint: 'Remove some quote marks, list levels or containers.',
  });
}
