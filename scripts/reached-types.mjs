import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const IMPORT = /(?:\b(?:from|import)\s*\(?\s*|<reference path=)['"](\.[^'"]+)['"]/g;

/**
 * The declarations in `dist` of a package that an entry of its `package.json` leads to: editors open no others.
 * @param {string} folder the package's
 * @returns {string[]} paths from `dist`
 */
export function reachedTypes(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const reached = new Set();
  const waiting = Object.values(exports).flatMap(({ types }) => (types ? resolve(folder, types) : []));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  const dist = join(folder, 'dist');
  return globSync('**/*.d.ts', { cwd: dist })
    .filter((file) => reached.has(join(dist, file)))
    .sort();
}

/** @param {string} file */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    resolve(dirname(file), path.replace(/(?:\.d)?\.[jt]sx?$/, '.d.ts')),
  );
