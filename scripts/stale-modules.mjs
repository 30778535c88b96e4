import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Written by a bundler, from no source of its own. */
const BUNDLED = /^libraries[\\/]shared[\\/]/;
const COMPILED = /\.(?:js|js\.map|d\.ts)$/;

/**
 * Remove compiled modules whose source was moved or deleted: the compiler leaves them, and they would be published. Runs in any Node
 * from 20 up.
 * @param {string} root of the workspace
 */
export function removeStaleModules(root) {
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name);
    for (const file of compiledIn(join(folder, 'dist')))
      if (!hasSource(folder, file)) rmSync(join(folder, 'dist', file));
  }
}

/** @param {string} dist @returns {string[]} */
const compiledIn = (dist) =>
  existsSync(dist)
    ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
        (file) => COMPILED.test(file) && !BUNDLED.test(file),
      )
    : [];

/** @param {string} folder @param {string} file compiled */
function hasSource(folder, file) {
  const source = join(folder, 'src', file.replace(COMPILED, ''));
  return existsSync(`${source}.ts`) || existsSync(`${source}.tsx`);
}
