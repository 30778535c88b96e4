import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { LoadedConfig } from '../../config/resolve-config.ts';
import { placeAt } from '../author/author-code.ts';
import { importedSheets } from '../author/imported-sheets.ts';

const ADDRESS = /\burl\(\s*(["']?)([^"')\s]+)\1\s*\)/g;
/** Other hosts, what is in the address itself, places in the document, and what Sass and the like compute. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)|[$@{]/i;
/** Comments; those of a line are of Sass and the like. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/g;

/** Files that these style sheets of the author name and that are not there. */
export function sheetProblems(
  sheets: readonly string[],
  { root, publicDir }: Pick<LoadedConfig, 'root' | 'publicDir'>,
): Problem[] {
  const all = [...new Set([...sheets, ...importedSheets(sheets)])];
  const own = all.filter(
    (path) => isInside(root, path) && !/\/node_modules\//.test(path) && existsSync(path),
  );
  return own.flatMap((path) => {
    const written = readFileSync(path, 'utf8').replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    const missing = [...written.matchAll(ADDRESS)].filter(
      ([, , address = '']) => !ELSEWHERE.test(address) && !isThere(address, path, publicDir),
    );
    return missing.map(({ 2: address, index }) => ({
      severity: 'warning',
      code: 'missing-file',
      message: `File "${address}" doesn't exist.`,
      hint: 'A path starts from the folder of the stylesheet; with a slash first, from the public folder.',
      file: relativePath(root, path),
      ...placeAt(written, index),
    }));
  });
}

function isThere(address: string, sheet: string, publicDir: string): boolean {
  const path = decodeURI(address.replace(/[?#].*$/, ''));
  if (path.startsWith('/')) return existsSync(join(publicDir, path));
  return existsSync(join(dirname(sheet), path)) || isInstalled(path, sheet);
}

/** A file of a package. */
function isInstalled(path: string, sheet: string): boolean {
  if (path.startsWith('.')) return false;
  try {
    return Boolean(createRequire(sheet).resolve(path));
  } catch {
    return false;
  }
}
