import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Conversion, ConversionInput } from './conversion.ts';

/** Goes up when the same files give another conversion. */
const FORMAT = 2;

/** A conversion, and what its files were then. It knows no place and no time, so it serves a copy of the site as well. */
interface Kept {
  key: string;
  conversion: Omit<Conversion, 'files'>;
  files: readonly FileState[];
}

/** The path from the folder of the config, and a hash of the content. */
type FileState = readonly [path: string, hash: string];

/** The conversion that was kept last, if it was of the same input and all of its files are as they were. */
export function keptConversion(folder: string, input: ConversionInput): Conversion | undefined {
  try {
    const { key, conversion, files }: Kept = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    const paths = files.map(([path]) => resolve(input.root, path));
    const isSame = key === keyOf(input) && files.every(([, content], at) => hashOf(paths[at]) === content);
    return isSame ? { ...conversion, files: paths } : undefined;
  } catch {
    return undefined; // There is none, or a file of it is gone.
  }
}

export function keepConversion(
  folder: string,
  input: ConversionInput,
  { files, ...conversion }: Conversion,
): void {
  const states = files.map((path): FileState => [fromRoot(input, path), hashOf(path)]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    fileIn(folder),
    JSON.stringify({ key: keyOf(input), conversion, files: states } satisfies Kept),
  );
}

const fileIn = (folder: string) => join(folder, 'conversion.json');

/** TypeScript is among the files, with its libraries. */
function keyOf(input: ConversionInput): string {
  const modules = Object.entries(input.entryPoints).map(([name, path]) => [name, fromRoot(input, path)]);
  const typedoc = hashOf(fileURLToPath(new URL('../package.json', input.typedoc)));
  return JSON.stringify([FORMAT, typedoc, fromRoot(input, input.tsconfig), modules]);
}

const fromRoot = ({ root }: ConversionInput, path: string) => relative(root, path).replaceAll('\\', '/');

const hashOf = (path = '') => hash('sha256', readFileSync(path), 'base64url');
