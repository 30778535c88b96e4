import { readFileSync } from 'node:fs';

/** A rule of a `_headers` file: a path, which may end in `*`, and its headers. */
export interface ParsedHeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Reads the `_headers` format of static hosts: a path on a line, its headers indented below. */
export function parseHeadersFile(text: string): ParsedHeaderRule[] {
  const rules: ParsedHeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: {} });
    const [, name, value] = line.match(/^\s+([^:\s]+):\s*(.*)$/) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
  }
  return rules;
}

/** The headers of all rules that match a path; a later rule wins. */
export function headersFor(rules: readonly ParsedHeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The headers for a path by a `_headers` file as it is when they are asked for: a new build may replace it, or bring none. */
export function createHeadersReader(file: string): (path: string) => Record<string, string> {
  let known = '';
  let rules: readonly ParsedHeaderRule[] = [];
  return (path) => {
    const text = textOf(file);
    if (text !== known) [known, rules] = [text, parseHeadersFile(text)];
    return headersFor(rules, path);
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
