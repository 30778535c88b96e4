import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSealed, writeSealed } from '../cache/sealed-file.ts';
import { writeOwnFile } from '../files/write-own.ts';
import type { Bundle } from './bundle-module.ts';

/** A bundle on disk. */
export interface KeptBundle {
  folder: string;
  entry: string;
  /** Names of all files, the entry among them. */
  files: readonly string[];
  /** Files it was made of, absolute. */
  inputs: readonly string[];
}

interface Record {
  entry: string;
  /** Name and hash of what was written. */
  files: [name: string, hash: string][];
  /** Path, size and time of what it was made of. */
  inputs: [path: string, size: number, time: number][];
}

/** A bundle of an earlier build, if it is whole and none of its inputs has changed since. */
export function findKeptBundle(folder: string): KeptBundle | undefined {
  const text = readSealed(join(folder, RECORD), basename(folder))?.toString();
  if (!text) return undefined;
  const { entry, files, inputs } = JSON.parse(text) as Record;
  const isWhole = files.every(([name, known]) => hashOfFile(join(folder, name)) === known);
  if (!isWhole || !inputs.every(([path, ...state]) => String(stateOf(path)) === String(state)))
    return undefined;
  return { folder, entry, files: files.map(([name]) => name), inputs: inputs.map(([path]) => path) };
}

/** Writes a bundle into a folder of its own, for this build and later ones. */
export function keepBundle(folder: string, { entry, files, inputs }: Bundle): KeptBundle {
  for (const { name, code } of files) writeOwnFile(join(folder, name), code);
  const record: Record = {
    entry,
    files: files.map(({ name, code }) => [name, hash('sha256', code)]),
    inputs: inputs.map((path) => [path, ...stateOf(path)]),
  };
  writeSealed(join(folder, RECORD), basename(folder), JSON.stringify(record));
  return { folder, entry, files: files.map(({ name }) => name), inputs };
}

const RECORD = 'bundle.json';

function stateOf(path: string): [size: number, time: number] {
  const stats = statSync(path, { throwIfNoEntry: false });
  return [stats?.size ?? -1, stats?.mtimeMs ?? -1];
}

function hashOfFile(path: string): string | undefined {
  try {
    return hash('sha256', readFileSync(path));
  } catch {
    return undefined;
  }
}
