import { join } from 'node:path';

/** The folder of this package. Sources, compiled modules and what is bundled of them each stand in a folder right in it. */
export const PACKAGE_FOLDER = join(import.meta.dirname, '..');

/**
 * An empty folder of this package, which stands for the site where there is none. The temporary folder would not do: others write
 * into it, and packages, themes and settings of PostCSS are looked for in all folders above a site.
 */
export const NO_SITE = join(PACKAGE_FOLDER, 'no-site');

const isSource = import.meta.filename.endsWith('.ts');

/**
 * The file of a module of this package that is not imported but given to Vite or run as a process: as it is written when sources
 * run, else as it is compiled. `name` is its path in `src` without ending: `cli/main`.
 */
export const ownModule = (name: string, ending = 'ts'): string =>
  join(PACKAGE_FOLDER, isSource ? 'src' : 'dist', `${name}.${isSource ? ending : 'js'}`);
