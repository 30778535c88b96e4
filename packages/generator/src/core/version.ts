import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from './own-files.ts';

/**
 * Version of this package, as in its `package.json`.
 * @example
 * ```ts
 * import { generatorVersion } from 'bifolio';
 *
 * console.log(`Built with Bifolio ${generatorVersion}`);
 * ```
 */
export const generatorVersion: string = (
  JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8')) as { version: string }
).version;
