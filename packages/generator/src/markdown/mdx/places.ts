import type { Position } from '../../core/errors/bifolio-error.ts';

/** Where things stand in the source of an `.mdx` page. Lists of pairs, since any text may be a key. */
export interface MdxPlaces {
  /** Texts that may be addresses, each time they are written, with their line. */
  addresses: readonly (readonly [address: string, line: number])[];
  /** Capitalised tags that the page does not import or define, the first of each name. */
  tags: readonly (readonly [name: string, place: Position])[];
  /** Whether the page imports something that may draw more than its tags say. */
  imports: boolean;
}

/** Gives an address the line on which it stands: one that is written twice, each of its lines in turn. */
export function createLineFinder({ addresses }: MdxPlaces): (address: string) => number {
  const lines = new Map<string, number[]>();
  for (const [address, line] of addresses) lines.set(address, [...(lines.get(address) ?? []), line]);
  return (address) => {
    const open = lines.get(address) ?? [];
    return (open.length > 1 ? open.shift() : open[0]) ?? 1;
  };
}
