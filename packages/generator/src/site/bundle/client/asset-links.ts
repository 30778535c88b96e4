import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { walk } from '../../../core/files/walk.ts';

/** The names of the files that each file of a folder leads to, by its own path there: all files are keys. */
export type AssetLinks = Readonly<Record<string, readonly string[]>>;

/**
 * Reads which of the files in a folder of scripts and style sheets lead to which others. Names hold a hash, so what the text of a
 * script or sheet says between quotes, slashes or brackets is such a name or means something else. `beside` are files that will lie
 * there too.
 */
export function readAssetLinks(folder: string, beside: AssetLinks = {}): AssetLinks {
  const { files } = walk(folder);
  const names = new Set([...Object.keys(beside), ...files].map((path) => basename(path)));
  const namedBy = (path: string) =>
    /\.(?:css|m?js)$/.test(path) ? readFileSync(join(folder, path), 'utf8').split(/["'`()/\\?#\s]/) : [];
  const links = files.map((path) => [path, [...new Set(namedBy(path))].filter((name) => names.has(name))]);
  return { ...beside, ...Object.fromEntries(links) };
}
