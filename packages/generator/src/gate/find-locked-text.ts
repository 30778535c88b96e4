import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeeper, type KeepBytes } from './kept-bytes.ts';
import type { LockedSource, Sources } from './sources.ts';
import { readStreams } from './streams.ts';
import { createWindows, PUBLIC_RUN, SECRET_BYTES, SHORT_WINDOW, SURE_RUN, type Windows } from './windows.ts';
import { withoutMarkup } from './without-markup.ts';

/** Locked text in the output. */
export interface FoundText {
  source: LockedSource;
  /** Where it begins in the source. */
  line: number;
  column: number;
  /** File of the output. */
  output: string;
}

/** Bytes of sources that are looked for at a time: memory for a large site that is locked as a whole. */
const BATCH_BYTES = 1 << 24;

/** Finds text of locked sources in files of an output, unless it also stands in a text that everybody may read. */
export function findLockedText(
  { locked, open }: Sources,
  { outDir, files }: { outDir: string; files: readonly string[] },
): FoundText[] {
  const keep = createKeeper();
  return batches(locked).flatMap((batch) => {
    const search = createSearch(batch, keep);
    const found = files.flatMap((file) => {
      const windows = search.find(file, readFileSync(join(outDir, file)));
      return windows.size > 0 ? [{ file, windows }] : [];
    });
    if (found.length === 0) return [];
    const all = new Set(found.flatMap(({ windows }) => [...windows]));
    const explained = publicWindows(all, search, open(), keep);
    return found.flatMap(({ file, windows }) => search.placesOf(without(windows, explained), file));
  });
}

/** Those of some windows that consist of pieces of public texts, as they are written or as pages show them. */
function publicWindows(
  windows: ReadonlySet<number>,
  search: Search,
  texts: Iterable<Uint8Array>,
  keep: KeepBytes,
): Set<number> {
  const pieces = createWindows(PUBLIC_RUN, 1);
  for (const window of windows) pieces.add(search.bytesOf(window));
  const open = new Set<string>();
  for (const text of texts)
    for (const read of [text, withoutMarkup(text)])
      readStreams('', read, keep, (kept) =>
        pieces.find(kept, (piece) => open.add(textOf(pieces.bytesOf(piece)))),
      );
  return new Set([...windows].filter((window) => secretBytes(search.bytesOf(window), open) < SECRET_BYTES));
}

/** How many bytes are in no piece that is public. */
function secretBytes(bytes: Uint8Array, open: ReadonlySet<string>): number {
  let count = bytes.length;
  let end = 0;
  for (let at = 0; at + PUBLIC_RUN <= bytes.length; at++) {
    if (!open.has(textOf(bytes.subarray(at, at + PUBLIC_RUN)))) continue;
    count -= at + PUBLIC_RUN - Math.max(at, end);
    end = at + PUBLIC_RUN;
  }
  return count;
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function batches(sources: readonly LockedSource[]): LockedSource[][] {
  const all: LockedSource[][] = [];
  let room = 0;
  for (const source of sources) {
    const { length } = source.text();
    if (length > room) {
      all.push([]);
      room = BATCH_BYTES;
    }
    room -= length;
    all.at(-1)?.push(source);
  }
  return all;
}

/** Looks for the windows of some sources. Those of short ones are numbered behind all others. */
interface Search {
  find(file: string, bytes: Uint8Array): Set<number>;
  bytesOf(window: number): Uint8Array;
  placesOf(windows: ReadonlySet<number>, output: string): FoundText[];
}

/** The windows of a source in one of the two sets. */
interface Range {
  source: LockedSource;
  text: Uint8Array;
  windows: Windows;
  first: number;
  end: number;
}

function createSearch(sources: readonly LockedSource[], keep: KeepBytes): Search {
  const long = createWindows();
  const short = createWindows(SHORT_WINDOW, 1);
  const ranges = sources.flatMap((source): Range[] => {
    const text = source.text();
    const body = source.body();
    const isShort = source.kind !== 'file' && keep(body).length < SURE_RUN;
    const add = (windows: Windows, part: Uint8Array) => ({
      source,
      text: part,
      windows,
      ...windows.add(keep(part)),
    });
    const read = source.kind === 'text' ? [add(long, withoutMarkup(text))] : [];
    return [add(long, text), ...read, ...(isShort ? [add(short, body)] : [])];
  });
  // Two sets in one row of numbers: even and odd.
  const numberOf = (window: number, windows: Windows) => window * 2 + Number(windows === short);
  return {
    find(file, bytes) {
      const found = new Set<number>();
      readStreams(file, bytes, keep, (kept) => {
        long.find(kept, (window) => found.add(numberOf(window, long)));
        if (short.count > 0) short.find(kept, (window) => found.add(numberOf(window, short)));
      });
      return found;
    },
    bytesOf: (number) => (number % 2 ? short : long).bytesOf(number >> 1),
    placesOf(found, output) {
      const places = ranges.flatMap(({ source, text, windows, first, end }) => {
        const own: number[] = [];
        for (let window = first; window < end; window++)
          if (found.has(numberOf(window, windows))) own.push(windows.startOf(window));
        if (own.length === 0 || (source.kind === 'file' && own.length < end - first)) return [];
        return [{ source, output, ...placeOf(text, Math.min(...own)) }];
      });
      return places.filter(({ source }, at) => places.findIndex((other) => other.source === source) === at);
    },
  };
}

/** Line and column of a kept byte of a text. */
function placeOf(text: Uint8Array, kept: number): { line: number; column: number } {
  const places = new Uint32Array(text.length);
  createKeeper()(text, { places });
  const lines = Buffer.from(text.subarray(0, places[kept])).toString().split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const without = (all: ReadonlySet<number>, some: ReadonlySet<number>) =>
  new Set([...all].filter((one) => !some.has(one)));
