import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Position } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';

/** `import … from '…'`, over several lines too, and `export … from '…'`. */
const IMPORT = /^(?:import|export)\b[^'";]*(['"])(?:(?!\1).)*\1/gm;

/**
 * Place of a name among the imports of a file; nothing when the bundler's place is right. It has none for some errors, and
 * in `.mdx` pages it counts the lines of the code that they are compiled to.
 */
export function importPlace(name: string, { file, line }: Position, root: string): Position {
  const path = file && resolve(root, file);
  if (!path || !existsSync(path)) return {};
  if (path.endsWith('.mdx')) return placeInImports(readFileSync(path, 'utf8'), name);
  return line === undefined ? placeOfText(path, name) : {};
}

/** Where the first of these files, those of packages left out, imports a package; the file is relative to `root`. */
export function importOfPackage(name: string, files: readonly string[], root: string): Position | undefined {
  const written = [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`];
  for (const file of files) {
    if (!isInside(root, file) || file.includes('/node_modules/')) continue;
    const code = readFileSync(file, 'utf8');
    const found = written.find((text) => code.includes(text));
    if (found) return { file: relativePath(root, file), ...placeOfText(file, found) };
  }
  return undefined;
}

function placeInImports(source: string, name: string): Position {
  const found = [...source.matchAll(IMPORT)].find(([statement]) => statement.includes(name));
  const index = found ? found.index + found[0].indexOf(name) : -1;
  const before = source.slice(0, Math.max(0, index)).split('\n');
  return index < 0
    ? { line: undefined, column: undefined }
    : { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
