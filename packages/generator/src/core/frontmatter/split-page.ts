import { splitOtherFormat } from './other-formats/as-yaml.ts';

/** A page's text, taken apart. */
export interface SplitPage {
  /** Between its first two `---`; absent where there are none. Fields in TOML or JSON, as YAML. */
  yaml?: string;
  /** Everything after the frontmatter. */
  body: string;
  /** Line of the file, from 1, on which `body` begins. */
  bodyLine: number;
}

const FRONTMATTER = /^---[^\S\n]*\n(?:([\s\S]*?)\r?\n)??---[^\S\n]*(?:\n|$)/;

/** Finds where a page's body begins, without reading the frontmatter. */
export function splitPage(source: string): SplitPage {
  const text = plainText(source);
  const match = text.startsWith('---') ? FRONTMATTER.exec(text) : null;
  if (!match)
    return (/^(?:\+{3}|;{3}|\{)/.test(text) && splitOtherFormat(text)) || { body: text, bodyLine: 1 };
  const [whole, yaml = ''] = match;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

/** A text without byte order marks, whose lines all end in a line feed. A carriage return may stand before it. */
export function plainText(source: string): string {
  const text = source.startsWith('\uFEFF') ? source.replace(/^\uFEFF+/, '') : source;
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
