import { escapeHtml } from '../html-escape.ts';
import type { Span } from './highlighter.ts';
import type { InfoLine } from './info-line.ts';
import type { CodeOptions } from './options.ts';

/** A code block as HTML: an optional title bar and the lines. */
export function codeBlockHtml(
  lines: readonly (readonly Span[])[],
  info: InfoLine,
  options: CodeOptions,
): string {
  const start = firstLineNumber(lines.length, info, options);
  const numbered = start === undefined ? '' : ' line-numbers';
  const language = info.language ? ` data-lang="${escapeHtml(info.language)}"` : '';
  const title = info.title ? `<div class="code-title">${escapeHtml(info.title)}</div>` : '';
  const body = lines.map((spans, index) => lineHtml(spans, index + 1, info, start)).join('\n');
  return `<div class="code${numbered}"${language}>${title}<pre class="shiki" tabindex="0"><code>${body}</code></pre></div>\n`;
}

/** The number of the first line when lines are numbered. */
function firstLineNumber(
  count: number,
  { flags }: InfoLine,
  { lineNumbers }: CodeOptions,
): number | undefined {
  const flag = flags.get('line-numbers');
  if (flag !== undefined) return flag === true ? 1 : Number.parseInt(flag, 10) || 1;
  if (flags.has('no-line-numbers')) return undefined;
  const wanted = typeof lineNumbers === 'number' ? count >= lineNumbers : lineNumbers;
  return wanted ? 1 : undefined;
}

/** A style sheet counts the lines itself; only when they do not start at 1 does each carry its number. */
function lineHtml(spans: readonly Span[], line: number, { highlighted }: InfoLine, start = 1): string {
  const marks = highlighted.has(line) ? ' highlighted' : '';
  const number = start === 1 ? '' : ` data-line="${start + line - 1}"`;
  return `<span class="line${marks}"${number}>${spans.map(spanHtml).join('')}</span>`;
}

function spanHtml({ text, className }: Span): string {
  return className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
