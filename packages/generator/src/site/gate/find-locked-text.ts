import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../core/store/here.ts';
import { createKeeper, type KeepBytes } from './kept-bytes.ts';
import type { PassedFiles } from './passed-files.ts';
import { publicWindows, type Suspects } from './public-windows.ts';
import type { LockedSource, Sources } from './sources.ts';
import { readStreams } from './streams.ts';
import { createWindows, SHORT_WINDOW, SURE_RUN, type Windows } from './windows.ts';
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
  { locked, open }: Pick<Sources, 'locked' | 'open'>,
  { outDir, files }: { outDir: string; files: readonly string[] },
  passed: PassedFiles = NONE,
): FoundText[] {
  const hashes = new Map(files.map((file) => [file, contentHash(readFileSync(join(outDir, file)))]));
  const unknown = files.filter((file) => !passed.has(hashes.get(file) ?? ''));
  const keep = createKeeper();
  const suspects = new Set<string>();
  const texts = batches(locked).flatMap((batch) => {
    const search = createSearch(batch, keep);
    const found = unknown.flatMap((file) => {
      const windows = search.find(file, readFileSync(join(outDir, file)));
      return windows.size > 0 ? [{ file, windows }] : [];
    });
    if (found.length === 0) return [];
    for (const { file } of found) suspects.add(file);
    const all = new Set(found.flatMap(({ windows }) => [...windows]));
    const explained = publicWindows(all, search, open, keep);
    return found.flatMap(({ file, windows }) => search.placesOf(without(windows, explained), file));
  });
  passed.keep(files.filter((file) => !suspects.has(file)).map((file) => hashes.get(file) ?? ''));
  return texts;
}

const NONE: PassedFiles = { has: () => false, keep() {} };

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
interface Search extends Suspects {
  find(file: string, bytes: Uint8Array): Set<number>;
  placesOf(windows: ReadonlySet<number>, output: string): FoundText[];
}

/** The windows of a source in one of the two sets. */
interface Range {
  source: LockedSource;
  text: Uint8Array;
  windows: Windows;
  first: number;
  end: number;
  /** Place of each kept byte in the text, once that was asked. */
  places?: Uint32Array;
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
    around: (number, more) => (number % 2 ? short : long).around(number >> 1, more),
    writtenAs(number) {
      const windows = number % 2 ? short : long;
      const window = number >> 1;
      const range = ranges.find(
        (one) => one.windows === windows && window >= one.first && window < one.end,
      ) as Range;
      range.places ??= placesIn(range.text);
      const start = windows.startOf(window);
      return { text: range.text, places: range.places.subarray(start, start + windows.width) };
    },
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

function placesIn(text: Uint8Array): Uint32Array {
  const places = new Uint32Array(text.length);
  createKeeper()(text, { places });
  return places;
}

/** Line and column of a kept byte of a text. */
function placeOf(text: Uint8Array, kept: number): { line: number; column: number } {
  const lines = Buffer.from(text.subarray(0, placesIn(text)[kept]))
    .toString()
    .split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const without = (all: ReadonlySet<number>, some: ReadonlySet<number>) =>
  new Set([...all].filter((one) => !some.has(one)));
