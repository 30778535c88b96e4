import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { keepForLater } from '../cache/keep-for-later.ts';
import { createSealedLines, readSealedLines } from '../cache/sealed-lines.ts';
import { hashOfBytes } from '../ledger/hash.ts';

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

/** SHA-256 in base64url. */
const HASH_LENGTH = 43;

/** Stands for the content of a file, see `sourceHash` of pages. */
export const contentHash = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

/** Files that have changed a moment ago may change again without their time telling. */
const SETTLED_MS = 100;
const FORMAT = '3';
/** So many more than are asked for may be of files that are gone. */
const SPARE = 2000;

/** A state of a file and the hash of its content then: a text, since a site may have thousands. */
type Known = string;

/** Files of packages that this process has read: those of a theme are the same for each version of a site, and for all sites. */
const ofPackages = new Map<string, Known>();

/** What is known in `file`. `nameOf` gives the name of a path, which is no path of this machine. */
export function openHere(file: string, nameOf: (path: string) => string): Here {
  const start = Date.now();
  const kept = readKnown(file);
  const known = new Map([...ofPackages, ...kept]);
  const asked = new Set<string>();
  let hasNews = known.size > kept.size;

  function look(path: string, name = nameOf(path)) {
    const stats = statSync(path, { throwIfNoEntry: false });
    const found = known.get(name);
    asked.add(name);
    return {
      hash: stats && found?.startsWith(stateOf(stats)) ? found.slice(-HASH_LENGTH) : undefined,
      note(hash: string) {
        if (!stats || start - stats.ctimeMs <= SETTLED_MS) return;
        known.set(name, stateOf(stats) + hash);
        hasNews = true;
      },
    };
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
      const isLarge = known.size > 2 * asked.size + SPARE;
      const rest = isLarge ? [...known].filter(([name]) => asked.has(name)) : known;
      keepForLater(() => writeKnown(file, rest));
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

function readKnown(path: string): Map<string, Known> {
  const known = new Map<string, Known>();
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return known; // The first build.
  }
  const isWhole = readSealedLines(file, FORMAT, (line) => {
    const text = line.toString();
    const end = text.indexOf('\t');
    known.set(text.slice(end + 1), text.slice(0, end));
  });
  closeSync(file);
  return isWhole ? known : new Map();
}

function writeKnown(path: string, all: Iterable<[string, Known]>): void {
  const lines = createSealedLines(path, FORMAT);
  try {
    for (const [name, one] of all) if (!name.includes('\n')) lines.add(`${one}\t${name}`);
  } catch (error) {
    lines.discard();
    throw error;
  }
  lines.keep();
}
