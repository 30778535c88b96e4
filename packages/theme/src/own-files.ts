import { join } from 'node:path';

/** The folder of this package. Sources, compiled modules and what is bundled of them each stand in a folder right in it. */
export const PACKAGE_FOLDER = join(import.meta.dirname, '..');

const isSource = import.meta.filename.endsWith('.ts');

/** Where the modules are that Vite bundles: as they are written when sources run, else as they are compiled. */
export const MODULES_FOLDER = join(PACKAGE_FOLDER, isSource ? 'src' : 'dist');

/** The file of a module that Vite bundles: `server`. */
export const ownModule = (name: string): string => join(MODULES_FOLDER, `${name}.${isSource ? 'ts' : 'js'}`);

/** Licenses of the packages that are bundled into `libraries`. */
export const LIBRARY_LICENSES = join(PACKAGE_FOLDER, 'dist/libraries/licenses.md');
