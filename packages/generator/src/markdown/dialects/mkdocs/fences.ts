import { posix } from 'node:path';
import { pageLines } from '../page-lines.ts';

/** Finds a file of a snippet: its path from the page's new place. `undefined` when there is none. */
export type FindSnippet = (path: string) => string | undefined;

const OPENING = /^(\s*)(`{3,}|~{3,})[ \t]*(.*?)[ \t]*$/;
const SNIPPET = /^\s*(?:-{1,}8<-{1,})[ \t]+["'](.+?)["'][ \t]*$/;

/** Fences in our words: `hl_lines="2 3"` is `{2,3}`; a fence that holds one snippet imports code. */
export function convertFences(text: string, findSnippet: FindSnippet): string {
  const lines: string[] = [];
  let open: { line: string; body: string[] } | undefined;
  for (const { text: line, isCode: isAnyCode, isIndented } of pageLines(text)) {
    const isCode = isAnyCode && !isIndented;
    const opening = isCode && !open ? OPENING.exec(line) : null;
    if (opening) open = { line: `${opening[1]}${opening[2]}${infoOf(opening[3] ?? '')}`, body: [] };
    else if (open && isClosing(open.line, line, isCode)) {
      lines.push(...(imported(open, findSnippet) ?? [open.line, ...open.body, line]));
      open = undefined;
    } else if (open) open.body.push(line);
    else lines.push(line);
  }
  return [...lines, ...(open ? [open.line, ...open.body] : [])].join('\n');
}

function isClosing(opening: string, line: string, isCode: boolean): boolean {
  const [, , signs = ''] = OPENING.exec(opening) ?? [];
  return isCode && line.trim().startsWith(signs) && /^[`~]+$/.test(line.trim());
}

/** `py title="a.py" linenums="1" hl_lines="2-3"`, or `{ .py .annotate title="a.py" }`, as we write it. */
export function infoOf(written: string): string {
  const braces = /^\{[ \t]*(.*?)[ \t]*\}$/.exec(written)?.[1];
  const source = braces ?? written;
  const quoted = /([\w-]+)=("[^"]*"|'[^']*'|\S+)/g;
  const options = new Map(
    [...source.matchAll(quoted)].map(([, key = '', value = '']) => [key, value.replace(/^["']|["']$/g, '')]),
  );
  const [first = '', ...rest] = source.replace(quoted, '').trim().split(/\s+/).filter(Boolean);
  const language = braces === undefined ? first : first.replace(/^\./, '');
  const isHidden = options.get('linenums') === '0';
  const parts = [
    language || (options.size > 0 ? 'text' : ''),
    options.has('title') ? `title="${options.get('title')}"` : '',
    options.has('linenums') && !isHidden ? `:line-numbers=${options.get('linenums')?.split(' ')[0]}` : '',
    options.has('hl_lines')
      ? `{${options
          .get('hl_lines')
          ?.trim()
          .split(/[\s,]+/)
          .join(',')}}`
      : '',
    braces === undefined ? rest.join(' ') : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function imported(fence: { line: string; body: string[] }, findSnippet: FindSnippet): string[] | undefined {
  const written = fence.body.filter((line) => line.trim() !== '');
  const snippet = written.length === 1 ? SNIPPET.exec(written[0] ?? '')?.[1] : undefined;
  const target = snippet === undefined ? undefined : snippetTarget(snippet, findSnippet);
  if (!target) return undefined;
  const [, indent = '', , info = ''] = OPENING.exec(fence.line) ?? [];
  const range = target.range ? `{${target.range}}` : '';
  return [`${indent}@[code${range}${info ? ` ${info}` : ''}](${target.path}${target.section})`];
}

/** Snippets of text: `--8<-- "file.md"` is an include. Those that are not found stay. */
export const convertSnippet = (line: string, findSnippet: FindSnippet): string => {
  const written = SNIPPET.exec(line)?.[1];
  const target = written === undefined ? undefined : snippetTarget(written, findSnippet);
  if (!target) return line;
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return `${indent}<!-- @include: ${target.path}${target.section || (target.range ? `{${target.range}}` : '')} -->`;
};

interface SnippetTarget {
  path: string;
  /** `2-5`. */
  range: string;
  /** `#name`. */
  section: string;
}

/** `file.py:2:5` are lines, `file.py:name` is a section. */
function snippetTarget(written: string, findSnippet: FindSnippet): SnippetTarget | undefined {
  const [file = '', from = '', to = ''] = written.split(':');
  const path = findSnippet(posix.normalize(file.trim()));
  if (!path || /^https?$/.test(file)) return undefined;
  const isSection = from !== '' && !/^\d+$/.test(from);
  const range = isSection || (!from && !to) ? '' : `${from || '1'}-${to}`;
  return { path, range, section: isSection ? `#${from}` : '' };
}
