import { closeSync, readSync } from 'node:fs';
import { removeFile } from '../../core/files/remove-own.ts';
import { openOwnFile, writeAll } from '../../core/files/write-own.ts';
import type { PackedNumbers } from './packed-numbers.ts';

/** A term, and the pages it stands on. */
export type TermNumbers = readonly [term: string, numbers: PackedNumbers];

/** Parts of an index in a file, each with its terms in order. */
export interface TermRuns {
  add(terms: Iterable<TermNumbers>): void;
  /** The terms of each part, from the first one added on. */
  all(): Iterable<TermNumbers>[];
  /** Removes the file. */
  close(): void;
}

/** What is written at a time. */
const BUFFER_BYTES = 256 * 1024;
/** What is read of each part at a time: a large site has hundreds. */
const WINDOW_BYTES = 32 * 1024;
/** Lengths of the term and its numbers in bytes, and how many numbers there are. */
const HEAD_BYTES = 12;

/** The file is made with the first part. */
export function openTermRuns(path: string): TermRuns {
  let file: number | undefined;
  let written = 0;
  const runs: { start: number; end: number }[] = [];

  function write(parts: readonly Uint8Array[]): void {
    file ??= openOwnFile(path);
    const bytes = Buffer.concat(parts);
    writeAll(file, path, bytes, written);
    written += bytes.length;
  }

  return {
    add(terms) {
      const start = written;
      let waiting: Uint8Array[] = [];
      let bytes = 0;
      for (const term of terms) {
        const entry = entryOf(term);
        waiting.push(entry);
        bytes += entry.length;
        if (bytes < BUFFER_BYTES) continue;
        write(waiting);
        [waiting, bytes] = [[], 0];
      }
      write(waiting);
      runs.push({ start, end: written });
    },
    all: () => runs.map(({ start, end }) => readRun(readerFrom(file ?? -1, start), end - start)),
    close() {
      if (file === undefined) return;
      closeSync(file);
      file = undefined;
      removeFile(path);
    },
  };
}

/** In UTF-16, the order of terms. */
function entryOf([term, { bytes, size, length }]: TermNumbers): Buffer {
  const from = HEAD_BYTES + 2 * term.length;
  const entry = Buffer.allocUnsafe(from + size);
  for (const [index, number] of [2 * term.length, size, length].entries())
    entry.writeUInt32LE(number, 4 * index);
  entry.write(term, HEAD_BYTES, 'utf16le');
  entry.set(bytes.subarray(0, size), from);
  return entry;
}

/** Gives the next bytes of a file. They are there until more are asked for. */
type ReadNext = (length: number) => Buffer;

/** One window for all of a part: windows that V8 has not collected yet would be most of what merging takes. */
function readerFrom(file: number, start: number): ReadNext {
  let window = Buffer.allocUnsafe(WINDOW_BYTES);
  let position = start;
  let [from, end] = [0, 0];
  return (length) => {
    if (from + length > end) {
      if (length > window.length) window = Buffer.allocUnsafe(length);
      [from, end] = [0, readSync(file, window, 0, window.length, position)];
    }
    from += length;
    position += length;
    return window.subarray(from - length, from);
  };
}

function* readRun(readNext: ReadNext, bytes: number): Generator<TermNumbers> {
  for (let read = 0; read < bytes; ) {
    const head = readNext(HEAD_BYTES);
    const [termBytes, size, length] = [head.readUInt32LE(0), head.readUInt32LE(4), head.readUInt32LE(8)];
    const entry = readNext(termBytes + size);
    const numbers = new Uint8Array(entry.subarray(termBytes));
    yield [entry.toString('utf16le', 0, termBytes), { bytes: numbers, size, length }];
    read += HEAD_BYTES + termBytes + size;
  }
}

/** All terms in order, each once, with its numbers in the parts that have it. */
export function* mergeRuns(
  runs: readonly Iterable<TermNumbers>[],
): Generator<[term: string, parts: PackedNumbers[]]> {
  const heads = runs.map((run) => {
    const rest = run[Symbol.iterator]();
    return { rest, entry: rest.next().value as TermNumbers | undefined };
  });
  for (;;) {
    let least: string | undefined;
    for (const { entry } of heads) if (entry && (least === undefined || entry[0] < least)) least = entry[0];
    if (least === undefined) return;
    const parts: PackedNumbers[] = [];
    for (const head of heads) {
      if (head.entry?.[0] !== least) continue;
      parts.push(head.entry[1]);
      head.entry = head.rest.next().value;
    }
    yield [least, parts];
  }
}
