import { readArguments, type TagArguments } from './arguments.ts';

/** A tag of a template, `{% name … %}` or `{{< name … >}}`. */
export interface Tag extends TagArguments {
  name: string;
  /** What stands after the name, as written. */
  written: string;
  /** The text up to its end, rewritten; `undefined` when it has no end. */
  body?: string;
}

/** What stands in its place; `undefined` when it stays as written. */
export type TagRule = (tag: Tag) => string | undefined;

/** A tag that was found. */
export interface FoundTag {
  name: string;
  written: string;
  isEnd: boolean;
}

/** How tags are written. */
export interface TagSyntax {
  /** Global. */
  pattern: RegExp;
  /** `undefined` for what only looks like a tag. */
  read(match: RegExpExecArray): FoundTag | undefined;
}

interface OpenTag extends FoundTag {
  source: string;
}

/** Replaces tags by what their rules say, those within others first. Ends without a beginning stay. */
export function rewriteTags(
  text: string,
  { pattern, read }: TagSyntax,
  ruleOf: (name: string) => TagRule | undefined,
): string {
  const parts: (string | OpenTag)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const found = read(match);
    if (!found || !ruleOf(found.name)) continue;
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (!found.isEnd) parts.push({ ...found, source: match[0] });
    else if (!close(parts, found.name, ruleOf)) parts.push(match[0]);
  }
  parts.push(text.slice(end));
  return joined(parts, ruleOf);
}

/** Replaces the last open tag of this name, and what follows, by what its rule says. */
function close(
  parts: (string | OpenTag)[],
  name: string,
  ruleOf: (name: string) => TagRule | undefined,
): boolean {
  const start = parts.findLastIndex((part) => typeof part !== 'string' && part.name === name);
  const open = parts[start];
  if (open === undefined || typeof open === 'string') return false;
  const body = joined(parts.splice(start + 1), ruleOf);
  parts[start] = write(open, ruleOf, body) ?? `${open.source}${body}`;
  return true;
}

const joined = (parts: readonly (string | OpenTag)[], ruleOf: (name: string) => TagRule | undefined) =>
  parts.map((part) => (typeof part === 'string' ? part : (write(part, ruleOf) ?? part.source))).join('');

const write = (
  { name, written }: OpenTag,
  ruleOf: (name: string) => TagRule | undefined,
  body?: string,
): string | undefined =>
  ruleOf(name)?.({ name, written, ...readArguments(written), ...(body !== undefined && { body }) });
