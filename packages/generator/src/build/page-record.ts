import { createHash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageReport } from '../render/page-report.ts';
import { createPagePlaces, type PagePlaces, readPart } from './page-places.ts';

/*
 * What a build knows of its pages stands in a file, not in memory: the key of the site, a line for each page, a line for the
 * files that depend on the site as a whole, and the seal of all of these. A page's line is its route and its index in the graph,
 * each followed by a tab, and `BuiltPage`. The pages of the running build are read back from it for its own reports.
 */

/** Goes up when lines change their shape, so that no older record is read. */
export const RECORD_FORMAT = '9';

/** A file as a build has written it, to notice when somebody has changed it. */
export interface WrittenFile {
  size: number;
  mtimeMs: number;
}

/** A file that depends on the site as a whole. */
export interface SiteFile extends WrittenFile {
  /** Stands for everything it is made of that the key of the site does not tell. */
  key: string;
}

/** What is known of one page. */
export interface BuiltPage extends WrittenFile {
  /** Empty: to be rendered each time. */
  fingerprint: string;
  report: PageReport;
}

/** Pages of a record. */
export interface RecordedPages {
  /** Index in the graph of the build that wrote it. */
  indexOf(route: string): number | undefined;
  read(route: string): BuiltPage | undefined;
  /** The same as it is stored. */
  stored(route: string): Buffer | undefined;
}

/** The record of the last build. */
export interface LastRecord extends RecordedPages {
  /** By their paths in the output. */
  files: ReadonlyMap<string, SiteFile>;
  close(): void;
}

/** The record of a running build. */
export interface NewRecord extends RecordedPages {
  routes: Iterable<string>;
  write(route: string, index: number, page: BuiltPage): void;
  /** A page as the last build has stored it. */
  writeStored(route: string, index: number, page: Buffer): void;
  /** Makes this the last build's record. */
  keep(files: Readonly<Record<string, SiteFile>>): void;
  discard(): void;
}

export const NO_PAGES: LastRecord = {
  indexOf: () => undefined,
  read: () => undefined,
  stored: () => undefined,
  files: new Map(),
  close() {},
};

/** What the last build has written; nothing when it was made of other things, or its record is damaged. */
export function openRecord(path: string, siteKey: string): LastRecord {
  const file = tryOpen(path);
  if (file === undefined) return NO_PAGES;
  const places = createPagePlaces();
  let files: Readonly<Record<string, SiteFile>> = {};
  const isWhole = readLines(file, (line, start) => {
    if (start === 0) return line.toString() === siteKey;
    if (line[0] === QUOTE) addPlace(places, line, start);
    else files = JSON.parse(line.toString()) as typeof files;
    return true;
  });
  if (!isWhole) {
    closeSync(file);
    return NO_PAGES;
  }
  return { ...pagesOf(file, places), files: new Map(Object.entries(files)), close: () => closeSync(file) };
}

const QUOTE = '"'.charCodeAt(0);
const TAB = '\t'.charCodeAt(0);
const LINE_END = '\n'.charCodeAt(0);
/** So much is read and written at a time. */
const CHUNK_BYTES = 256 * 1024;

function tryOpen(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined; // The first build.
  }
}

function addPlace(places: PagePlaces, line: Buffer, start: number): void {
  const first = line.indexOf(TAB);
  const second = line.indexOf(TAB, first + 1);
  const route = JSON.parse(line.toString('utf8', 0, first)) as string;
  const index = Number(line.toString('latin1', first + 1, second));
  places.set(route, { index, start: start + second + 1, length: line.length - second - 1 });
}

/** Reads the lines of a record until `take` refuses one. Whether all of them have been taken and bear their seal. */
function readLines(file: number, take: (line: Buffer, start: number) => boolean): boolean {
  const hash = createHash('sha256');
  let rest = Buffer.alloc(0);
  let start = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const size = readSync(file, chunk, 0, CHUNK_BYTES, start + rest.length);
    if (size === 0) return rest.toString('latin1') === hash.digest('base64url');
    rest = Buffer.concat([rest, chunk.subarray(0, size)]);
    let from = 0;
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END, from)) {
      hash.update(rest.subarray(from, end + 1));
      if (!tryTake(() => take(rest.subarray(from, end), start + from))) return false;
      from = end + 1;
    }
    start += from;
    rest = rest.subarray(from);
  }
}

/** A damaged line may be no JSON. */
function tryTake(take: () => boolean): boolean {
  try {
    return take();
  } catch {
    return false;
  }
}

function pagesOf(file: number, places: PagePlaces): RecordedPages {
  const stored = (route: string) => {
    const place = places.get(route);
    return place && readPart(file, place.start, place.length);
  };
  return {
    indexOf: (route) => places.get(route)?.index,
    stored,
    read(route) {
      const page = stored(route);
      return page && (JSON.parse(page.toString()) as BuiltPage);
    },
  };
}

/** Opens a record beside the one at `path`, which stays as it is until this one is kept. */
export function createRecord(path: string, siteKey: string): NewRecord {
  const own = `${path}-${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(own, 'w+');
  const places = createPagePlaces();
  const lines = createLines(file);
  lines.add(Buffer.from(siteKey));
  const written = pagesOf(file, places);

  function writeStored(route: string, index: number, page: Buffer): void {
    const head = Buffer.from(`${JSON.stringify(route)}\t${index}\t`);
    const start = lines.add(Buffer.concat([head, page])) + head.length;
    places.set(route, { index, start, length: page.length });
  }

  return {
    routes: places.routes,
    indexOf: written.indexOf,
    stored(route) {
      lines.flush();
      return written.stored(route);
    },
    read(route) {
      lines.flush();
      return written.read(route);
    },
    write: (route, index, page) => writeStored(route, index, Buffer.from(JSON.stringify(page))),
    writeStored,
    keep(files) {
      lines.add(Buffer.from(JSON.stringify(files)));
      lines.seal();
      closeSync(file);
      renameSync(own, path);
    },
    discard() {
      closeSync(file);
      rmSync(own, { force: true });
    },
  };
}

/** Appends lines to a file, many at a time. */
function createLines(file: number) {
  const hash: Hash = createHash('sha256');
  let waiting: Buffer[] = [];
  let bytes = 0;
  let start = 0;
  const flush = () => {
    if (waiting.length > 0) writeSync(file, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  return {
    flush,
    /** Gives where the line begins. */
    add(line: Buffer): number {
      const whole = Buffer.concat([line, Buffer.from('\n')]);
      const begins = start;
      hash.update(whole);
      waiting.push(whole);
      bytes += whole.length;
      start += whole.length;
      if (bytes > CHUNK_BYTES) flush();
      return begins;
    },
    seal() {
      flush();
      writeSync(file, hash.digest('base64url'));
    },
  };
}

/** A file of the output as it is now. */
export function writtenFile(path: string): WrittenFile {
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
}

/** Whether a file of the output is as a build has written it. */
export function isAsWritten(path: string, { size, mtimeMs }: WrittenFile): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.size === size && stats.mtimeMs === mtimeMs;
}
