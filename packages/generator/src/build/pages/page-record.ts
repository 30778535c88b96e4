import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createSealedLines, readSealedLines } from '../../cache/sealed-lines.ts';
import { hashOfBytes } from '../../ledger/hash.ts';
import { digest } from '../../render/content/content-cache.ts';
import type { PageReport } from '../../render/page/page-report.ts';
import { createPagePlaces, createPartReader, type PagePlaces } from './page-places.ts';

/*
 * What a build knows of its pages stands in a file, not in memory: the key of the site, a line for each page, a line for the
 * files that depend on the site as a whole, and the seal of all of these. A page's line is its route and its index in the graph,
 * each followed by a tab, and `BuiltPage`. The pages of the running build are read back from it for its own reports.
 */

/** Name of the record in the work folder. */
export const RECORD_FILE = 'pages';

/** Goes up when lines change their shape, so that no older record is read. */
const RECORD_FORMAT = '13';

/** Stands for the origin of a record, from what all documents of its site have in common. */
export const recordKey = (siteKey: string): string => digest(RECORD_FORMAT, siteKey);

/** A file as a build has written it, to notice when somebody has changed it. */
export interface WrittenFile {
  size: number;
  mtimeMs: number;
  /** Of its content: a copy of the file may have another time. */
  hash: string;
}

/** A file that depends on the site as a whole. */
export interface SiteFile extends WrittenFile {
  /** Stands for everything it is made of that the key of the site does not tell. */
  key: string;
}

/** What is known of one page. */
export interface BuiltPage extends WrittenFile {
  report: PageReport;
  /** Files beside its document. @default none */
  beside?: readonly BesideWritten[];
}

/** A file beside a document. */
export interface BesideWritten extends WrittenFile {
  /** In the output folder. */
  path: string;
}

/** Pages of a record. */
export interface RecordedPages {
  /** Index in the graph of the build that wrote it. */
  indexOf(route: string): number | undefined;
  read(route: string): BuiltPage | undefined;
  /** The same, and as it is stored. */
  readBoth(route: string): { page: BuiltPage; stored: Buffer } | undefined;
}

/** The record of the last build. */
export interface LastRecord extends RecordedPages {
  routes: Iterable<string>;
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

/** The record of a site that has not been built yet. */
export const NO_PAGES: LastRecord = {
  routes: [],
  indexOf: () => undefined,
  read: () => undefined,
  readBoth: () => undefined,
  files: new Map(),
  close() {},
};

/** What the last build has written; nothing when it was made of other things, or its record is damaged. */
export function openRecord(path: string, siteKey: string): LastRecord {
  const file = tryOpen(path);
  if (file === undefined) return NO_PAGES;
  const places = createPagePlaces();
  let files: Readonly<Record<string, SiteFile>> = {};
  const isWhole = readSealedLines(file, siteKey, (line, start) => {
    if (line[0] === QUOTE) addPlace(places, line, start);
    else files = JSON.parse(line.toString()) as typeof files;
  });
  if (!isWhole) {
    closeSync(file);
    return NO_PAGES;
  }
  return {
    ...pagesOf(file, places),
    routes: places.routes,
    files: new Map(Object.entries(files)),
    close: () => closeSync(file),
  };
}

const QUOTE = '"'.charCodeAt(0);
const TAB = '\t'.charCodeAt(0);
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

function pagesOf(file: number, places: PagePlaces): RecordedPages {
  const readPart = createPartReader(file);
  const readBoth = (route: string) => {
    const place = places.get(route);
    if (!place) return undefined;
    const stored = readPart(place.start, place.length);
    return { stored, page: JSON.parse(stored.toString()) as BuiltPage };
  };
  return {
    indexOf: (route) => places.get(route)?.index,
    readBoth,
    read: (route) => readBoth(route)?.page,
  };
}

/** Opens a record beside the one at `path`, which stays as it is until this one is kept. */
export function createRecord(path: string, siteKey: string): NewRecord {
  const lines = createSealedLines(path, siteKey);
  const places = createPagePlaces();
  const written = pagesOf(lines.file, places);

  function writeStored(route: string, index: number, page: Buffer): void {
    const head = Buffer.from(`${JSON.stringify(route)}\t${index}\t`);
    const start = lines.add(head, page) + head.length;
    places.set(route, { index, start, length: page.length });
  }

  return {
    routes: places.routes,
    indexOf: written.indexOf,
    readBoth(route) {
      lines.flush();
      return written.readBoth(route);
    },
    read(route) {
      lines.flush();
      return written.read(route);
    },
    write: (route, index, page) => writeStored(route, index, Buffer.from(JSON.stringify(page))),
    writeStored,
    keep(files) {
      lines.add(JSON.stringify(files));
      lines.keep();
    },
    discard: lines.discard,
  };
}

/** A file of the output as it is now. */
export function writtenFile(path: string, hash = hashOfBytes(readFileSync(path))): WrittenFile {
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs, hash };
}

/** A file of the output with its time as it is now; `undefined` when it is not as a build has written it. */
export function asWritten(path: string, written: WrittenFile): WrittenFile | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.size !== written.size) return undefined;
  if (stats.mtimeMs === written.mtimeMs) return written;
  return hashOfBytes(readFileSync(path)) === written.hash
    ? { ...written, mtimeMs: stats.mtimeMs }
    : undefined;
}
