import type { Row } from './rows.ts';

/** What no build has asked for in so many goes. Many: a page that has not changed is taken over without asking for its parts. */
const UNUSED_BUILDS = 200;
/** With more packs than so many, the small ones become one. */
const MANY_PACKS = 12;
const SMALL_PACK = 1_000_000;

/** Which rows stay: those in use, the latest ones first as long as they have room. */
export function chooseRows(
  rows: ReadonlyMap<string, Row>,
  { build, maxBytes }: { build: number; maxBytes: number },
): { kept: Map<string, Row>; dropped: Row[] } {
  const isRecent = ([, { used }]: readonly [string, Row]) => build - used < UNUSED_BUILDS;
  const newestFirst = [...rows].filter(isRecent).sort(([, one], [, other]) => other.used - one.used);
  const kept = new Map<string, Row>();
  let bytes = 0;
  for (const [key, row] of newestFirst) {
    bytes += row.length;
    if (bytes > maxBytes) break;
    kept.set(key, row);
  }
  return { kept, dropped: [...rows].filter(([key]) => !kept.has(key)).map(([, row]) => row) };
}

/** Packs whose bodies are better copied into another: less than half of them is in use, or there are many small ones. */
export function packsToCopy(rows: ReadonlyMap<string, Row>, sizeOf: (pack: string) => number): string[] {
  const inUse = new Map<string, number>();
  for (const { pack, length } of rows.values()) inUse.set(pack, (inUse.get(pack) ?? 0) + length);
  const isMany = inUse.size > MANY_PACKS;
  return [...inUse]
    .filter(([pack, bytes]) => bytes < sizeOf(pack) / 2 || (isMany && bytes < SMALL_PACK))
    .map(([pack]) => pack);
}
