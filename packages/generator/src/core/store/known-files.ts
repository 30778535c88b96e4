import { hash } from 'node:crypto';
import { KEY_BYTES } from './keys.ts';
import { createKeyedBytes } from './rows/keyed-bytes.ts';

/** What is known of files, by name: a text of `KNOWN_LENGTH` for each. */
export interface KnownFiles {
  readonly size: number;
  /** How many were asked for. */
  readonly asked: number;
  /** Counts as asked for. */
  get(name: string): string | undefined;
  set(name: string, known: string): void;
  /** Whether there was something. */
  delete(name: string): boolean;
  /** All that is known, as lines that `addLine` of another one takes. Nobody can read a name in them. */
  lines(which: 'all' | 'asked'): Iterable<string>;
  addLine(line: string): void;
}

/** Of a SHA-256 in base64url. */
export const HASH_LENGTH = 43;
/** A state of a file, and the hash of its content. */
export const KNOWN_LENGTH = 12 + HASH_LENGTH;

const [ASKED, THERE] = [1, 2];

/** Bytes of all files are in one buffer: texts of a hundred thousand names and states take 30 MiB, their bytes 9. */
export function createKnownFiles(): KnownFiles {
  const rows = createKeyedBytes(KNOWN_LENGTH + 1);
  let size = 0;
  let asked = 0;

  const flagsAt = (at: number) => rows.table[at + KNOWN_LENGTH] ?? 0;
  const textAt = (at: number) => rows.table.toString('latin1', at, at + KNOWN_LENGTH);

  function change(at: number, flags: number): void {
    const before = flagsAt(at);
    size += (flags & THERE ? 1 : 0) - (before & THERE ? 1 : 0);
    asked += (flags & ASKED ? 1 : 0) - (before & ASKED ? 1 : 0);
    rows.table[at + KNOWN_LENGTH] = flags;
  }

  function rowOf(key: string): number {
    const found = rows.find(key);
    return found < 0 ? rows.add(key) : found;
  }

  function put(key: string, known: string): void {
    const at = rowOf(key);
    rows.table.write(known, at, KNOWN_LENGTH, 'latin1');
    change(at, flagsAt(at) | THERE);
  }

  return {
    get size() {
      return size;
    },
    get asked() {
      return asked;
    },
    get(name) {
      const at = rowOf(keyOf(name));
      change(at, flagsAt(at) | ASKED);
      return flagsAt(at) & THERE ? textAt(at) : undefined;
    },
    set: (name, known) => put(keyOf(name), known),
    delete(name) {
      const at = rows.find(keyOf(name));
      const isThere = at >= 0 && (flagsAt(at) & THERE) !== 0;
      if (isThere) change(at, 0);
      return isThere;
    },
    *lines(which) {
      const wanted = which === 'all' ? THERE : THERE | ASKED;
      for (const key of rows.keys()) {
        const at = rows.find(key);
        if ((flagsAt(at) & wanted) === wanted)
          yield Buffer.from(key, 'latin1').toString('base64url') + textAt(at);
      }
    },
    addLine(line) {
      const key = Buffer.from(line.slice(0, -KNOWN_LENGTH), 'base64url');
      if (key.length !== KEY_BYTES) throw new Error('No line of known files.');
      put(key.toString('latin1'), line.slice(-KNOWN_LENGTH));
    },
  };
}

const keyOf = (name: string) => hash('sha256', name, 'buffer').toString('latin1', 0, KEY_BYTES);
