import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conversion, ConversionInput } from './conversion.ts';

/** Goes up when the same files give another conversion. */
const FORMAT = 1;

/** A conversion, and what its files were then. */
interface Kept {
  key: string;
  conversion: Conversion;
  states: readonly FileState[];
}

/** Path, size and time of the last change, and a hash of the content. */
type FileState = readonly [path: string, stat: string, hash: string];

/** The conversion that was kept last, if it was of the same input and all of its files are as they were. */
export function keptConversion(folder: string, input: ConversionInput): Conversion | undefined {
  try {
    const kept: Kept = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    return kept.key === keyOf(input) && kept.states.every(isSame) ? kept.conversion : undefined;
  } catch {
    return undefined; // There is none, or a file of it is gone.
  }
}

export function keepConversion(folder: string, input: ConversionInput, conversion: Conversion): void {
  const states = conversion.files.map((path): FileState => [path, statOf(path), hashOf(path)]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), JSON.stringify({ key: keyOf(input), conversion, states } satisfies Kept));
}

const fileIn = (folder: string) => join(folder, 'conversion.json');

const keyOf = (input: ConversionInput) => JSON.stringify([FORMAT, input]);

/** Most files have not been touched, so that a look at them is enough. */
const isSame = ([path, stat, content]: FileState) => statOf(path) === stat || hashOf(path) === content;

function statOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

const hashOf = (path: string) => hash('sha256', readFileSync(path), 'base64url');
