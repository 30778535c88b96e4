import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSealedLines, readSealedLines } from '../../core/cache/sealed-lines.ts';
import { removeFile, removeFolder } from '../../core/files/remove-own.ts';
import { writeOwnFile } from '../../core/files/write-own.ts';
import { generatorVersion } from '../../core/version.ts';

/** The rows of a source in a folder of their own: those that were made last until all new ones are there. */
export interface KeptRows {
  /** Keys of the last rows by path. */
  readonly before: ReadonlyMap<string, string>;
  /** Whether the file of a row is there, made with this key. */
  holds(path: string, key: string): boolean;
  /** Makes the file of a row, which takes its place with `keep`. */
  write(path: string, content: string): void;
  /** The rows are these now; files of others go. */
  keep(now: ReadonlyMap<string, string>): void;
  /** What was written is dropped. */
  discard(): void;
  fileOf(path: string): string;
}

const FORMAT = `bifolio-rows 1 ${generatorVersion}`;

export function openKeptRows(folder: string): KeptRows {
  const list = join(folder, 'rows');
  const next = join(folder, `next-${process.pid}`);
  const before = readKeys(list);
  const written = new Map<string, string>();
  const fileOf = (path: string) => join(folder, 'files', path);
  const discard = () => {
    removeFolder(next);
    written.clear();
  };
  return {
    before,
    fileOf,
    discard,
    holds: (path, key) => before.get(path) === key && existsSync(fileOf(path)),
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
      }
      const isSame = written.size === 0 && now.size === before.size;
      if (!isSame) writeKeys(list, now);
      discard();
    },
  };
}

function readKeys(list: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  if (!existsSync(list)) return keys;
  const file = openSync(list, 'r');
  const isWhole = readSealedLines(file, FORMAT, (line) => {
    const [path, key] = JSON.parse(line.toString()) as [string, string];
    keys.set(path, key);
  });
  closeSync(file);
  return isWhole ? keys : new Map();
}

function writeKeys(list: string, keys: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(list), { recursive: true });
  const lines = createSealedLines(list, FORMAT);
  for (const one of keys) lines.add(JSON.stringify(one));
  lines.keep();
}
