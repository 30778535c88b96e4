import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { keepForLater } from '../cache/keep-for-later.ts';
import { createSealedLines, readSealedLines } from '../cache/sealed-lines.ts';
import { hashOfBytes } from '../ledger/hash.ts';
import { createKnownFiles, HASH_LENGTH, type KnownFiles } from './known-files.ts';

/**
 * Hashes of files of this machine, by what stands for their size and the time of their last change. Without it, or on another machine,
 * files are read.
 */
export interface Here {
  /** The hash of a file that has not changed since it was noted. `note` notes it as it is now. */
  look(path: string): { hash?: string; note(hash: string): void };
  /** The hash of a file's content; `undefined` when it cannot be read. `name` is another name for it that is no path of this machine. */
  hashOf(path: string, name?: string): string | undefined;
  forget(path: string): void;
  save(): void;
}

/** Stands for the content of a file, see `sourceHash` of pages. */
export const contentHash = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

/** Files that have changed a moment ago may change again without their time telling. */
const SETTLED_MS = 100;
const FORMAT = '4';
/** So many more than are asked for may be of files that are gone. */
const SPARE = 2000;

/** Files of packages that this process has read: those of a theme are the same for each version of a site, and for all sites. */
const ofPackages = new Map<string, string>();

/** What is known in `file`. `nameOf` gives the name of a path, which is no path of this machine. */
export function openHere(file: string, nameOf: (path: string) => string): Here {
  const start = Date.now();
  const known = readKnown(file);
  let hasNews = false;

  function look(path: string, name = nameOf(path)) {
    const stats = statSync(path, { throwIfNoEntry: false });
    const found = known.get(name) ?? takeOfPackages(name);
    return {
      hash: stats && found?.startsWith(stateOf(stats)) ? found.slice(-HASH_LENGTH) : undefined,
      note(hash: string) {
        if (!stats || start - stats.ctimeMs <= SETTLED_MS) return;
        known.set(name, stateOf(stats) + hash);
        hasNews = true;
      },
    };
  }

  function takeOfPackages(name: string): string | undefined {
    const found = ofPackages.get(name);
    if (found === undefined) return undefined;
    known.set(name, found);
    hasNews = true;
    return found;
  }

  return {
    look: (path) => look(path),
    hashOf(path, name) {
      const { hash, note } = look(path, name);
      if (hash !== undefined) return hash;
      const read = fileHash(path);
      if (read !== undefined) note(read);
      const noted = name && known.get(name);
      if (noted) ofPackages.set(name, noted);
      return read;
    },
    forget(path) {
      if (known.delete(nameOf(path))) hasNews = true;
    },
    save() {
      if (!hasNews) return;
      const isLarge = known.size > 2 * known.asked + SPARE;
      keepForLater(() => writeLines(file, known.lines(isLarge ? 'asked' : 'all')));
      hasNews = false;
    },
  };
}

/** Nobody can read the time in it. */
const stateOf = ({ ctimeMs, size, ino }: Stats) => hashOfBytes(`${ctimeMs} ${size} ${ino}`);

/** The hash of a file's content, read anew; `undefined` when it cannot be read. */
export function fileHash(path: string): string | undefined {
  try {
    return contentHash(readFileSync(path));
  } catch {
    return undefined;
  }
}

function readKnown(path: string): KnownFiles {
  const known = createKnownFiles();
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return known; // The first build.
  }
  const isWhole = readSealedLines(file, FORMAT, (line) => known.addLine(line.toString('latin1')));
  closeSync(file);
  return isWhole ? known : createKnownFiles();
}

function writeLines(path: string, all: Iterable<string>): void {
  const lines = createSealedLines(path, FORMAT);
  try {
    for (const line of all) lines.add(line);
  } catch (error) {
    lines.discard();
    throw error;
  }
  lines.keep();
}
