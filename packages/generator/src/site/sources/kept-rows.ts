import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSealedLines, readSealedLines } from '../../core/cache/sealed-lines.ts';
import type { RowPlace } from '../../core/contracts/sources/source.ts';
import { removeFile, removeFolder } from '../../core/files/remove-own.ts';
import { writeOwnFile } from '../../core/files/write-own.ts';
import { generatorVersion } from '../../core/version.ts';

/** What is known of a row beside its file. */
export interface KeptRow {
  key: string;
  from?: RowPlace;
}

/** The rows of a source in a folder of their own: those that were made last until all new ones are there. */
export interface KeptRows {
  /** Whether a list of last rows is there, even an empty one. */
  readonly areKept: boolean;
  /** The last rows by path. */
  readonly before: ReadonlyMap<string, KeptRow>;
  /** Whether the file of a row is there, made with this key. */
  holds(path: string, key: string): boolean;
  /** Makes the file of a row, which takes its place with `keep`. */
  write(path: string, content: string): void;
  /** The rows are these now; files of others go. */
  keep(now: ReadonlyMap<string, KeptRow>): void;
  /** What was written is dropped. */
  discard(): void;
  /** Removes the files of rows that `keep` has put there, and what the source itself keeps. */
  forget(): void;
  fileOf(path: string): string;
  /** What the source itself keeps is there. */
  ownFolder: string;
}

const FILES = 'files';
const OWN = 'own';

/** What the source of a row keeps, by the path of the row's own file and that in the source folder. */
export const ownFolderOf = (path: string, file: string): string =>
  path.slice(0, -`${FILES}/${file}`.length) + OWN;

const FORMAT = `bifolio-rows 2 ${generatorVersion}`;

export function openKeptRows(folder: string): KeptRows {
  const list = join(folder, 'rows');
  const next = join(folder, `next-${process.pid}`);
  const last = readRows(list);
  const before = last ?? new Map<string, KeptRow>();
  const written = new Map<string, string>();
  const made: string[] = [];
  const ownFolder = join(folder, OWN);
  const fileOf = (path: string) => join(folder, FILES, path);
  const discard = () => {
    removeFolder(next);
    written.clear();
  };
  return {
    areKept: last !== undefined,
    before,
    ownFolder,
    fileOf,
    discard,
    forget() {
      made.forEach(removeFile);
      removeFolder(ownFolder);
    },
    holds: (path, key) => before.get(path)?.key === key && existsSync(fileOf(path)),
    write(path, content) {
      const file = join(next, String(written.size));
      writeOwnFile(file, content);
      written.set(path, file);
    },
    keep(now) {
      for (const path of before.keys()) if (!now.has(path)) removeFile(fileOf(path));
      for (const [path, file] of written) {
        mkdirSync(dirname(fileOf(path)), { recursive: true });
        renameSync(file, fileOf(path));
        made.push(fileOf(path));
      }
      if (!last || !isSame(last, now)) writeRows(list, now);
      discard();
    },
  };
}

const isSame = (before: ReadonlyMap<string, KeptRow>, now: ReadonlyMap<string, KeptRow>): boolean =>
  now.size === before.size &&
  [...now].every(([path, row]) => lineOf(path, row) === lineOf(path, before.get(path)));

const lineOf = (path: string, { key, from }: KeptRow = { key: '' }) =>
  JSON.stringify([path, key, ...(from ? [from.file, from.line] : [])]);

function readRows(list: string): ReadonlyMap<string, KeptRow> | undefined {
  if (!existsSync(list)) return undefined;
  const rows = new Map<string, KeptRow>();
  const opened = openSync(list, 'r');
  const isWhole = readSealedLines(opened, FORMAT, (text) => {
    const [path, key, file, line] = JSON.parse(text.toString()) as [string, string, string?, number?];
    rows.set(path, { key, ...(file !== undefined && { from: { file, ...(line && { line }) } }) });
  });
  closeSync(opened);
  return isWhole ? rows : undefined;
}

function writeRows(list: string, rows: ReadonlyMap<string, KeptRow>): void {
  mkdirSync(dirname(list), { recursive: true });
  const lines = createSealedLines(list, FORMAT);
  for (const [path, row] of rows) lines.add(lineOf(path, row));
  lines.keep();
}
