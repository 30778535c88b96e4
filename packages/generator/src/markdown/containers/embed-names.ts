import type MarkdownIt from 'markdown-it';
import { parserState } from '../parser-state.ts';

const namesOf = parserState('embeds', () => new Set<string>());

/** Lets reports know that there is an embed of this name. */
export function nameEmbed(md: MarkdownIt, name: string): void {
  namesOf(md).add(name);
}

/** All names, in their order. */
export const embedNames = (md: MarkdownIt): string[] => [...namesOf(md)].sort();

/** A line of its own: name, attributes and source. */
export const EMBED_LINE = /^@\[([\w-]+)((?:\s|\{)[^\]]*)?\]\(([^)]*)\)\s*$/;
