import type { LoadedConfig } from '../config/load.ts';

/** What of the config shows on pages. */
export type ConfigOfPages = Pick<
  LoadedConfig,
  | 'base'
  | 'csp'
  | 'head'
  | 'headBase'
  | 'hostname'
  | 'icons'
  | 'lang'
  | 'locales'
  | 'outDir'
  | 'projectDir'
  | 'publicDir'
  | 'publicFields'
  | 'redirects'
  | 'root'
  | 'sourceDir'
  | 'styles'
  | 'theme'
>;
