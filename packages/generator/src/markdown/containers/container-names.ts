import type MarkdownIt from 'markdown-it';
import { parserState } from '../parser-state.ts';

/** Names of containers, and what authors may write in their place, which warnings name: `提示` for `tip`. */
export type KnownContainers = ReadonlyMap<string, string>;

const namesOf = parserState('containers', () => new Map<string, string>());

/**
 * Lets reports know that there is a container of this name, and what authors may write in its place.
 * @example
 * ```ts
 * import { defineBlock, nameContainer } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const tea = defineBlock({ name: 'tea', setup: (md) => nameContainer(md, 'tea', ['chai']) });
 * const { problems } = await renderWith({}, [tea])('::: chai\nHot.\n:::');
 * problems[0]?.hint?.startsWith('Did you mean "tea"?'); // true
 * ```
 */
export function nameContainer(md: MarkdownIt, name: string, mistakenFor: readonly string[] = []): void {
  for (const one of [...mistakenFor, name]) namesOf(md).set(one, name);
}

export const containerNames = (md: MarkdownIt): KnownContainers => namesOf(md);
