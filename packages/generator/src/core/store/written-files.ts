import { readFileSync, statSync } from 'node:fs';
import { keepForLater } from '../cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../cache/sealed-file.ts';
import { hashOfBytes } from '../ledger/hash.ts';

/** A file as a build has written it. */
export interface WrittenFile {
  size: number;
  hash: string;
}

/**
 * Tells whether files that builds have written are as they were. A file is read once: then a mark stands for its content, its size and
 * the time of its last change. Marks are of this machine, and where they are missing, files are read.
 */
export interface WrittenFiles {
  /** Notes a file as it is now. `hash` stands for its content. */
  note(path: string, hash?: string): WrittenFile;
  isThere(path: string, written: WrittenFile): boolean;
  save(): void;
}

const FORMAT = 'written 1';
/** So many more than are asked for may be of files that are gone. */
const SPARE = 2000;

/** The marks in `file`; without one they are forgotten. */
export function openWrittenFiles(file?: string): WrittenFiles {
  const known = new Set(file && readSealed(file, FORMAT)?.toString('latin1').split('\n'));
  const asked = new Set<string>();
  let hasNews = false;

  const isKnown = (mark: string) => known.has(mark) || asked.has(mark);
  function add(mark: string): void {
    hasNews ||= !isKnown(mark);
    asked.add(mark);
  }

  return {
    note(path, hash = hashOfBytes(readFileSync(path))) {
      const { size, mtimeMs } = statSync(path);
      add(markOf({ size, hash }, mtimeMs));
      return { size, hash };
    },
    isThere(path, written) {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.size !== written.size) return false;
      const mark = markOf(written, stats.mtimeMs);
      if (!isKnown(mark) && hashOfBytes(readFileSync(path)) !== written.hash) return false;
      add(mark);
      return true;
    },
    save() {
      if (!file || !hasNews) return;
      const isLarge = known.size > 2 * asked.size + SPARE;
      const marks = isLarge ? asked : new Set([...known, ...asked]);
      keepForLater(() => writeSealed(file, FORMAT, [...marks].join('\n')));
      hasNews = false;
    },
  };
}

const markOf = ({ hash, size }: WrittenFile, mtimeMs: number) => hashOfBytes(`${hash} ${size} ${mtimeMs}`);
