import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that hosts read, which the author may have in the public folder too. */
export const HOST_FILES = ['_headers', '_redirects'];

/** A rule of a `_headers` file: a path, which may end in `*`, and its headers. */
export interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * A `_headers` file that says what the build and the author say. Ours come first: where rules for several paths match, the
 * later one is the more special. A header that the author sets for all of a path is theirs alone, since hosts would send both.
 */
export function mergeHeaders(ours: readonly HeaderRule[], theirs: string): string {
  const written = rulesOf(theirs);
  const isTheirs = (path: string, name: string) =>
    written.some((rule) => covers(rule.path, path) && rule.names.has(name.toLowerCase()));
  const rules = ours.flatMap(({ path, headers }) => {
    const lines = headers
      .filter(([name]) => !isTheirs(path, name))
      .map(([name, value]) => `  ${name}: ${value}`);
    return lines.length > 0 ? [path, ...lines] : [];
  });
  return `${[...rules, theirs.trim()].filter(Boolean).join('\n')}\n`;
}

/** A `_redirects` file with the author's lines first, which win: hosts take the first that matches. */
export function mergeRedirects(ours: string, theirs: string): string {
  const sources = (text: string) =>
    text.split('\n').flatMap((line) => (/^\s*(?:#|$)/.test(line) ? [] : (line.trim().split(/\s+/)[0] ?? [])));
  const written = new Set(sources(theirs));
  const isOurs = (line: string) => line && !sources(line).some((source) => written.has(source));
  // A line for each of a hundred thousand pages is taken apart only for lines of the author's.
  const rest = written.size > 0 ? ours.split('\n').filter(isOurs).join('\n') : ours.trimEnd();
  return [theirs.trim(), rest].filter(Boolean).join('\n').concat('\n');
}

/** The file of this name that the author has put into the public folder; empty for none. */
export function writtenHostFile(publicDir: string, name: string): string {
  const path = join(publicDir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Paths of a `_headers` file with the names that are set, or taken away by `! Name`, in lower case. */
function rulesOf(text: string): { path: string; names: Set<string> }[] {
  const rules: { path: string; names: Set<string> }[] = [];
  for (const line of text.split('\n')) {
    if (/^[^\s#]/.test(line)) rules.push({ path: line.trim(), names: new Set() });
    const name = /^\s+(?:!\s*)?([^:\s#]+)/.exec(line)?.[1];
    if (name) rules.at(-1)?.names.add(name.toLowerCase());
  }
  return rules;
}

const covers = (rule: string, path: string) =>
  rule === path || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1)));
