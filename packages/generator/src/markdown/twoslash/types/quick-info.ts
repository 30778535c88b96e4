import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { Highlighter } from '../../highlight/highlighter.ts';
import { piecesHtml } from '../../highlight/lines/pieces.ts';
import type { Span } from '../../highlight/lines/span.ts';

/** What stands before the name in an editor: `(method) Array<T>.map`. */
const kindPattern = /^\(([\w ]+)\) /;
/** Where an imported name comes from says less than what it is. */
const importTail = /\nimport [^\n]*$/;

/** A type as HTML, coloured, with a word on what kind of name it is of. */
export function quickInfoHtml(text: string, highlighter: Highlighter): string {
  const kind = kindPattern.exec(text)?.[1] ?? '';
  const type = text.replace(kindPattern, '').replace(importTail, '') || text;
  const label =
    kind === '' || kind === 'alias' ? '' : `<span class="code-tip-kind">${escapeHtml(kind)}</span> `;
  return label + typeHtml(type, highlighter);
}

/** TypeScript code as HTML. */
export function typeHtml(code: string, highlighter: Highlighter): string {
  const opening = openingOf(code);
  const lines = highlighter.highlight(opening + code, 'ts');
  return [withoutStart(lines[0] ?? [], opening.length), ...lines.slice(1)].map(piecesHtml).join('\n');
}

/** What makes code of a name and its type, so that it gets its colours; it is not shown. */
function openingOf(code: string): string {
  if (/^[\w$.#]+\??: /.test(code)) return 'let ';
  return /^[\w$.#]+(?:<[^(]*>)?\(/.test(code) ? 'function ' : '';
}

function withoutStart(spans: readonly Span[], length: number): Span[] {
  let rest = length;
  return spans.flatMap((span) => {
    const text = span.text.slice(rest);
    rest = Math.max(rest - span.text.length, 0);
    return text ? [{ ...span, text }] : [];
  });
}
