import type MarkdownIt from 'markdown-it';
import { parserState } from '../parser-state.ts';

/** Names of containers, and what authors may write in their place, which warnings name: `提示` for `tip`. */
export type KnownContainers = ReadonlyMap<string, string>;

const namesOf = parserState('containers', () => new Map<string, string>());

/** Lets reports know that there is a container of this name, and what authors may write in its place. */
export function nameContainer(md: MarkdownIt, name: string, mistakenFor: readonly string[] = []): void {
  for (const one of [...mistakenFor, name]) namesOf(md).set(one, name);
}

export const containerNames = (md: MarkdownIt): KnownContainers => namesOf(md);
