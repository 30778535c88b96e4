import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The folder of this package. Sources, compiled modules and what is bundled of them each stand in a folder right in it. */
export const PACKAGE_FOLDER = dirname(createRequire(import.meta.url).resolve('bifolio/package.json'));

/**
 * An empty folder of this package, which stands for the site where there is none. The temporary folder would not do: others write
 * into it, and packages, themes and settings of PostCSS are looked for in all folders above a site.
 */
export const NO_SITE = join(PACKAGE_FOLDER, 'no-site');

const isSource = import.meta.filename.endsWith('.ts');

/**
 * The file of a module of this package that is not imported but given to Vite or run as a thread: as it is written when sources
 * run, else as it is compiled. `name` is its path in `src` without ending: `cli/main`.
 */
export const ownModule = (name: string, ending = 'ts'): string =>
  join(PACKAGE_FOLDER, isSource ? 'src' : 'dist', `${name}.${isSource ? ending : 'js'}`);

/** The file of a module that runs as a process: as it is written when sources run, else in the bundle that has the packages it uses. */
export const ownProcess = (name: string): string =>
  isSource ? join(PACKAGE_FOLDER, 'src', `${name}.ts`) : join(PACKAGE_FOLDER, 'node', `${basename(name)}.js`);

/** A file of a package whose modules are bundled into this one: as it is installed when sources run, else beside the bundle. */
export const bundledFile = (specifier: string): string =>
  isSource
    ? createRequire(import.meta.url).resolve(specifier)
    : join(PACKAGE_FOLDER, 'node', basename(specifier));

/** What to require for a package that is bundled into this one: itself when sources run, else its bundle. */
export const bundledModule = (specifier: string): string =>
  isSource ? specifier : join(PACKAGE_FOLDER, 'node', `${basename(specifier)}.js`);
