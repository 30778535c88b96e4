import type { UserConfig } from 'vite';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import type { LoadedConfig } from './resolve-config.ts';

/** https://vite.dev/config/: names of Vite's own options. Plugins may read others. */
const NAMES: readonly (keyof UserConfig)[] = [
  'appType',
  'assetsInclude',
  'base',
  'build',
  'builder',
  'cacheDir',
  'clearScreen',
  'css',
  'customLogger',
  'define',
  'dev',
  'envDir',
  'envPrefix',
  'environments',
  'experimental',
  'html',
  'json',
  'legacy',
  'logLevel',
  'mode',
  'optimizeDeps',
  'oxc',
  'plugins',
  'preview',
  'publicDir',
  'resolve',
  'root',
  'server',
  'ssr',
  'worker',
];

/** Warnings of options for Vite that look like misspelled ones: Vite takes them without a word. */
export const viteOptions = ({ vite }: Pick<LoadedConfig, 'vite'>): Problem[] =>
  Object.keys(vite).flatMap((key): Problem[] => {
    const names: readonly string[] = NAMES;
    const meant = names.includes(key) ? undefined : nearest(key, names);
    return meant
      ? [
          {
            severity: 'warning',
            code: 'vite-option',
            message: `Vite has no option \`${key}\`.`,
            hint: `Did you mean \`${meant}\`?`,
            option: ['vite', key],
          },
        ]
      : [];
  });
