import type { Token } from 'markdown-it';
import { installCommand } from '../../core/errors/install-command.ts';
import { escapeHtml } from '../../core/html/escape-html.ts';
import type { PageState } from '../page-state.ts';
import type { TexResult } from './tex.ts';

/** A formula as HTML; as it was written, and reported, when there is none. */
export function renderFormula(page: PageState, token: Token, { html, problem, missing }: TexResult): string {
  const { type, content, markup } = token;
  const isBlock = type === 'math_block';
  page.style('math');
  if (missing !== undefined) reportMissing(page, missing, token);
  if (problem !== undefined) {
    page.reportTag({
      code: 'math',
      ...whereabouts(page, token),
      message: `Formula shown as text: ${problem}`,
      hint: 'Fix it, or write \\$ for a dollar sign.',
    });
  }
  const shown = html ?? `<code>${escapeHtml(markup + content.trim() + closing(markup))}</code>`;
  return isBlock ? `<div class="math">${shown}</div>\n` : shown;
}

/** Marks a formula as one whose source is copied with a selection, and puts it there where it is not yet. */
export function copyable(result: TexResult, source: string): TexResult {
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
    hint: `Run \`${installCommand(name, { dev: true })}\`, or set \`markdown.math.type\` to "katex".`,
  });
}

/** The text to look for, and the lines it may be on: tokens within a line do not know theirs. */
function whereabouts({ source }: PageState, { content, map }: Token) {
  const from = (map?.[0] ?? 0) + 1;
  return { tag: content.trim().split('\n', 1)[0] ?? '', from, to: map ? map[1] : from + source.text.length };
}

const closing = (markup: string) => markup.replace('(', ')').replace('[', ']');
