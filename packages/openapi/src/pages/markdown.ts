import type { SourceRow } from 'bifolio';
import type { Part } from '../parts.ts';

/** A page of a description. */
export type DescribedRow = SourceRow & { text: string };

/** Something that the block draws: see `parts-block.ts`. */
export const part = (content: Part): string => fence('openapi', JSON.stringify(content));

/** Code; its back-ticks end nothing. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

export const heading = (level: number, text: string, id: string): string =>
  `${'#'.repeat(level)} ${text} {#${id}}`;

/** Parts of a page with a blank line between them. */
export const page = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((one) => one !== undefined && one !== '').join('\n\n')}\n`;
