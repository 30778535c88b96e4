import { escapeHtml } from '../../core/html/escape-html.ts';
import type { Highlighter } from '../highlight/highlighter.ts';
import { quickInfoHtml } from './types/quick-info.ts';
import type { TypeNote } from './types.ts';

type Note<K extends TypeNote['kind']> = Extract<TypeNote, { kind: K }>;

/** Names that a list of completions shows. */
const mostNames = 8;

/** The answer to `^?`, below the name it is about. */
export function queryLine({ column, text }: Note<'query'>, line: string, highlighter: Highlighter): string {
  return pointing(line.slice(0, column), quickInfoHtml(text, highlighter));
}

/** What may follow at `^|`, below the place where it would be typed. */
export function completionLine({ column, prefix, names }: Note<'completion'>, line: string): string {
  const items = names.slice(0, mostNames).map(({ name, kind }) => {
    const isTyped = name.startsWith(prefix);
    const typed = isTyped ? `<b>${escapeHtml(prefix)}</b>` : '';
    const rest = escapeHtml(isTyped ? name.slice(prefix.length) : name);
    const what = kind && ` <span class="code-tip-kind">${escapeHtml(kind)}</span>`;
    return `<span class="code-completion"><span>${typed}${rest}</span>${what}</span>`;
  });
  const start = Math.max(column - prefix.length, 0);
  return pointing(line.slice(0, start), items.join(''));
}

/** The text of an error, or of an author's `@log`, `@warn`, `@error`, `@annotate`. */
export function messageLine(kind: string, text: string, code = ''): string {
  const number = code && ` <span class="code-tip-kind">${escapeHtml(code)}</span>`;
  const html = `<span class="code-message" data-kind="${escapeHtml(kind)}">${escapeHtml(text)}${number}</span>`;
  return noteLine(html);
}

/** The text before the place stands there again, unseen, so that the answer is right below it in any script. */
const pointing = (before: string, html: string) =>
  noteLine(
    `<span class="code-pad" aria-hidden="true">${escapeHtml(before)}</span><span class="code-answer">${html}</span>`,
  );

const noteLine = (html: string) => `<span class="code-note" data-search="false">${html}</span>`;
