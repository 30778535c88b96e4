/** Stands in for `node:fs` and `node:fs/promises`: a disk with the few files that the bundle brings along (`files.ts`), and no others. */
import { engineUrl, files } from './files.ts';

class NoFile extends Error {
  code = 'ENOENT';
}

const endOf = (path: unknown) => String(path).split('/').at(-1) ?? '';

export function readFileSync(path: unknown): string {
  const text = files[endOf(path)];
  if (text === undefined) throw new NoFile(`There is no file ${String(path)} in a browser.`);
  return text;
}

/** The engine of the highlighter is the one file that is fetched. */
export async function readFile(path: unknown): Promise<ArrayBuffer> {
  if (endOf(path) !== 'onig.wasm') throw new NoFile(`There is no file ${String(path)} in a browser.`);
  return (await fetch(engineUrl)).arrayBuffer();
}

export const existsSync = () => false;
export const globSync = () => [];
export const readdirSync = () => [];

function missing(path?: unknown): never {
  throw new NoFile(`There is no file ${String(path)} in a browser.`);
}

export { missing as realpathSync, missing as statSync };
