import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Written by a bundler, from no source of its own. */
const BUNDLED = 'packages/theme/dist/libraries/shared/**';

/**
 * Remove compiled modules whose source was moved or deleted: the compiler leaves them, and they would be published.
 * @param {string} root of the workspace
 */
export function removeStaleModules(root) {
  const compiled = globSync('packages/*/dist/**/*.{js,js.map,d.ts}', { cwd: root, exclude: [BUNDLED] });
  for (const file of compiled) if (!hasSource(root, file)) rmSync(join(root, file));
}

/** @param {string} root @param {string} file compiled */
function hasSource(root, file) {
  const source = join(root, file.replace('dist', 'src').replace(/\.(?:js|js\.map|d\.ts)$/, ''));
  return existsSync(`${source}.ts`) || existsSync(`${source}.tsx`);
}
