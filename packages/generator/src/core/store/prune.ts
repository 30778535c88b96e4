import { isOfKind, PAGE_KINDS } from './keys.ts';
import type { Row } from './rows.ts';

/** What no build has asked for in so many goes. Many: a page that has not changed is taken over without asking for its parts. */
const UNUSED_BUILDS = 200;
/** When a kind has more packs than so many, the small ones become one. */
const MANY_PACKS = 12;
const SMALL_PACK = 1_000_000;

/** Which rows stay: those of pages, and of the others those in use, the latest ones first as long as they have room. */
export function chooseRows(
  rows: ReadonlyMap<string, Row>,
  { build, maxBytes }: { build: number; maxBytes: number },
): { kept: Map<string, Row>; dropped: Row[] } {
  const isRecent = ([, { used }]: readonly [string, Row]) => build - used < UNUSED_BUILDS;
  const newestFirst = [...rows].filter(isRecent).sort(([, one], [, other]) => other.used - one.used);
  const kept = new Map<string, Row>();
  let bytes = 0;
  for (const [key, row] of newestFirst) {
    const isOfPage = isOfKind(key, ...PAGE_KINDS);
    if (!isOfPage) bytes += row.length;
    if (isOfPage || bytes <= maxBytes) kept.set(key, row);
  }
  return { kept, dropped: [...rows].filter(([key]) => !kept.has(key)).map(([, row]) => row) };
}

/** Packs whose bodies are better copied into another: less than half of them is in use, or their kind has many small ones. */
export function packsToCopy(rows: ReadonlyMap<string, Row>, sizeOf: (pack: string) => number): string[] {
  const inUse = new Map<string, { kind?: string; bytes: number }>();
  for (const [[kind], { pack, length }] of rows)
    inUse.set(pack, { kind, bytes: (inUse.get(pack)?.bytes ?? 0) + length });
  const packs = Object.groupBy(inUse, ([, { kind = '' }]) => kind);
  return Object.values(packs).flatMap((ofKind = []) =>
    ofKind
      .filter(([pack, { bytes }]) => {
        const isSmall = ofKind.length > MANY_PACKS && bytes < SMALL_PACK;
        return isSmall || bytes < sizeOf(pack) / 2;
      })
      .map(([pack]) => pack),
  );
}
