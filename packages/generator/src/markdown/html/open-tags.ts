import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/html/escape-html.ts';

/** An attribute of a tag. */
export interface TagAttribute {
  name: string;
  /** Decoded. */
  value: string;
  /** As its author has written it. */
  text: string;
}

/** An opening tag, and where it stands. Names are in small letters. */
export interface OpenTag {
  name: string;
  attributes: readonly TagAttribute[];
  start: number;
  /** All of it, as its author has written it. */
  text: string;
}

/**
 * The opening tags of an author's HTML as browsers find them, in whatever way they are written: of attributes of one name the
 * first counts.
 */
export function openTags(html: string): OpenTag[] {
  const tags: OpenTag[] = [];
  let attributes = new Map<string, TagAttribute>();
  let start = 0;
  const parser = new Parser({
    onopentagname() {
      attributes = new Map();
      start = parser.startIndex;
    },
    onattribute(name, value) {
      if (attributes.has(name)) return;
      attributes.set(name, { name, value, text: html.slice(parser.startIndex, parser.endIndex) });
    },
    onopentag(name) {
      tags.push({
        name,
        attributes: [...attributes.values()],
        start,
        text: html.slice(start, parser.endIndex + 1),
      });
    },
  });
  parser.end(html);
  return tags;
}

/** Whether a slash ends it, which means something in pictures only. */
export const isClosed = ({ text }: OpenTag): boolean => text.endsWith('/>');

/** An opening tag that says the same to every parser. */
export function openTagHtml(
  name: string,
  attributes: Iterable<readonly [name: string, value: string]>,
  closed: boolean,
): string {
  const written = Array.from(attributes, ([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  return `<${name}${written}${closed ? ' /' : ''}>`;
}
