import type MarkdownIt from 'markdown-it';
import { parserState } from '../parser-state.ts';

const namesOf = parserState('embeds', () => new Set<string>());

/**
 * Lets reports know that there is an embed of this name.
 * @example
 * ```ts
 * import { defineBlock, nameEmbed } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const sound = defineBlock({ name: 'sound', setup: (md) => nameEmbed(md, 'sound') });
 * const { problems } = await renderWith({}, [sound])('@[suond](/rain.mp3)');
 * problems[0]?.hint?.startsWith('Did you mean "sound"?'); // true
 * ```
 */
export function nameEmbed(md: MarkdownIt, name: string): void {
  namesOf(md).add(name);
}

/** All names, in their order. */
export const embedNames = (md: MarkdownIt): string[] => [...namesOf(md)].sort();

/** A line of its own: name, attributes and source. */
export const EMBED_LINE = /^@\[([\w-]+)((?:\s|\{)[^\]]*)?\]\(([^)]*)\)\s*$/;
