import type { Part } from '../parts.ts';

/** Something that the block draws: see `parts-block.ts`. */
export const part = (content: Part): string => fence('typedoc', JSON.stringify(content));

/** Code; its back-ticks end nothing. */
export function fence(language: string, code: string): string {
  const ticks = ticksAround(code, 3);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/** The same within a line. */
export function codeSpan(code: string): string {
  const ticks = ticksAround(code, 1);
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${ticks}${space}${code}${space}${ticks}`;
}

function ticksAround(code: string, fewest: number): string {
  const longest = Math.max(fewest - 1, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  return '`'.repeat(longest + 1);
}

export const heading = (level: number, text: string, id: string): string =>
  `${'#'.repeat(level)} ${text} {#${id}}`;

/** Parts of a page with a blank line between them. */
export const page = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((one) => one !== undefined && one !== '').join('\n\n')}\n`;
