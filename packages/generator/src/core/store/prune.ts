import { isOfKind, PAGE_KINDS } from './keys.ts';
import type { KeyedRows, Row } from './rows/rows.ts';
import type { RowsToKeep } from './rows/rows-to-keep.ts';

/** What no build has asked for in so many goes. Many: a page that has not changed is taken over without asking for its parts. */
const UNUSED_BUILDS = 200;
/** When a kind has more packs than so many, the small ones become one. */
const MANY_PACKS = 12;
const SMALL_PACK = 1_000_000;

/**
 * Drops rows: those that no build has asked for in long, then the ones used longest ago until the rest has room. What is kept of each
 * page stays. Gives the dropped ones. No list of all is made: a site may have hundreds of thousands.
 */
export function dropRows(
  rows: Pick<RowsToKeep, 'delete' | typeof Symbol.iterator>,
  { build, maxBytes }: { build: number; maxBytes: number },
): Row[] {
  const dropped: Row[] = [];
  const drop = (key: string, row: Row) => {
    rows.delete(key);
    dropped.push(row);
  };
  const isOfPage = (key: string) => isOfKind(key, ...PAGE_KINDS);
  let bytes = 0;
  for (const [key, row] of rows)
    if (build - row.used >= UNUSED_BUILDS) drop(key, row);
    else if (!isOfPage(key)) bytes += row.length;
  if (bytes <= maxBytes) return dropped;
  const others = [...rows].filter(([key]) => !isOfPage(key));
  for (const [key, row] of others.sort(([, one], [, other]) => one.used - other.used)) {
    if (bytes <= maxBytes) break;
    bytes -= row.length;
    drop(key, row);
  }
  return dropped;
}

/** Packs whose bodies are better copied into another: less than half of them is in use, or their kind has many small ones. */
export function packsToCopy(rows: KeyedRows, sizeOf: (pack: string) => number): string[] {
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
