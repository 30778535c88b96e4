import { codeImport, type FindFile, includeTarget } from './targets.ts';

/** What code of a book may name, and hide. */
export interface Code {
  find: FindFile;
  /** Prefix of hidden lines by language, beside Rust's. */
  hidden: ReadonlyMap<string, string>;
  /** A line of code that stands for other text; as it is without this. */
  inline?(line: string): string;
}

const OPENING = /^(\s*(?:`{3,}|~{3,}))[ \t]*(.*)$/;
const INCLUDE = /^\s*\{\{#(?:include|rustdoc_include|playground)\s+([^}]+?)\s*\}\}\s*$/;

/** A fence that includes one file imports code; hidden lines are left out, `editable` and other flags too. */
export function convertMdbookFence(source: string, code: Code): string {
  const [opening = '', ...rest] = source.split('\n');
  const closing = rest.pop() ?? '';
  const [, signs = '', info = ''] = OPENING.exec(opening) ?? [];
  const [language = '', ...flags] = info.split(/[,\s]+/);
  const target = onlyInclude(rest, code);
  if (target) return `${/^\s*/.exec(opening)?.[0] ?? ''}${codeImport(language, target)}`;
  const lines = code.inline ? rest.map(code.inline) : rest;
  const kept = flags.filter((flag) => /^(?:title=|\{)/.test(flag)).join(' ');
  return [`${signs}${language}${kept ? ` ${kept}` : ''}`, ...shownLines(lines, language, code), closing].join(
    '\n',
  );
}

/** The file of a fence that holds one include and nothing else. */
function onlyInclude(lines: readonly string[], { find }: Code): string | undefined {
  const written = lines.filter((line) => line.trim() !== '');
  const path = written.length === 1 ? INCLUDE.exec(written[0] ?? '')?.[1] : undefined;
  return path === undefined ? undefined : includeTarget(path, find);
}

function shownLines(lines: readonly string[], language: string, { hidden }: Code): readonly string[] {
  const isRust = language === 'rust';
  const prefix = hidden.get(language) ?? (isRust ? '#' : undefined);
  return prefix ? lines.flatMap((line) => visible(line, prefix, isRust)) : lines;
}

/** `# let x = 1;` is not shown, `## text` shows as `# text`. */
function visible(line: string, prefix: string, isRust: boolean): string[] {
  const trimmed = line.trimStart();
  if (!trimmed.startsWith(prefix)) return [line];
  if (!isRust) return [];
  if (trimmed.startsWith('##')) return [line.replace('##', '#')];
  return /^#(?:\s|$)/.test(trimmed) ? [] : [line];
}
