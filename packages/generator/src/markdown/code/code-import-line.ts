import { extname } from 'node:path';
import type { Include } from '../include/include-range.ts';

/** A line that imports code from a file. */
export interface CodeImport extends Omit<Include, 'place'> {
  /** The info line of the fence that it becomes. */
  info: string;
  /** Whether the language was taken from the file's name. */
  isGuess: boolean;
}

const embed = /^@\[code(?:\{(\d*)(-?)(\d*)\})?(?:\s+([^\]]*))?\]\(([^)]+)\)\s*$/;
const snippet = /^<<<\s*([^\s{#[]+)(?:#([\w-]+))?(?:\s*\{([^}]*)\})?(?:\s*\[([^\]]+)\])?\s*$/;

/** Longer lines import nothing. */
const longestLine = 1000;

/** `@[code{3-10} ts{2,4-5}:no-line-numbers](../src/a.ts)`, or `<<< @/a.ts#region{1,3 ts:line-numbers} [title]` as in VitePress. */
export function parseCodeImport(line: string): CodeImport | undefined {
  return line.length > longestLine ? undefined : (parseEmbed(line) ?? parseSnippet(line));
}

function parseEmbed(line: string): CodeImport | undefined {
  const [whole, from, dash, to, info = '', target = ''] = embed.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const [path = '', region] = target.trim().split('#', 2);
  const last = dash ? to : from;
  return {
    ...withLanguage(info.trim(), path),
    path: fromSource(path),
    ...(region && { region }),
    ...(from && { from: Number(from) }),
    ...(last && { to: Number(last) }),
  };
}

/** In braces stand lines to highlight, then a language with flags; each may be missing. */
function parseSnippet(line: string): CodeImport | undefined {
  const [whole, path = '', region, braces = '', title] = snippet.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const [, lines, info = ''] = /^\s*(\d[\d,-]*)?\s*(.*?)\s*$/.exec(braces) ?? [];
  const given = `${info} ${lines ? `{${lines}}` : ''} ${title ? `[${title}]` : ''}`.trim();
  return { ...withLanguage(given, path), path: fromSource(path), ...(region && { region }) };
}

/** `@/` means the source folder, as a leading slash does. */
const fromSource = (path: string) => path.replace(/^@\//, '/');

function withLanguage(info: string, path: string): Pick<CodeImport, 'info' | 'isGuess'> {
  const isGuess = !/^[^\s{:[/="']+(?=[\s{:[]|$)/.test(info);
  return { info: isGuess ? `${extname(path).slice(1) || 'text'} ${info}`.trim() : info, isGuess };
}
