import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { workFolder } from '../../../core/cache/work-folder.ts';
import { modulesIn } from '../../config/modules-in.ts';

/** The folder beside the config whose modules load data. */
export const DATA = 'data';

/** Modules that load data: others in their folder are helpers, or of no concern to builds. */
export const dataModules = (root: string): string[] =>
  modulesIn(join(root, DATA)).filter((module) => /\bdefineData\b/.test(readFileSync(module, 'utf8')));

/** Where the value of a module in `data` is. */
export const loadedFile = (root: string, module: string): string =>
  join(workFolder(root), DATA, `${parse(module).name}.json`);

/** Vite plugin: whoever imports a module that loads data gets what it has loaded. */
export function dataPlugin(root: string): Plugin {
  const folder = join(root, DATA);
  return {
    name: 'bifolio:data',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/][^\\/]+(?:\.[mc]?[jt]s)?$/ },
      async handler(id, importer, options) {
        const resolved = importer
          ? await this.resolve(id, importer, { ...options, skipSelf: true })
          : undefined;
        const path = resolved?.id.split('?', 1)[0] ?? '';
        if (parse(path).dir !== folder || !/\.[mc]?[jt]s$/.test(path)) return resolved;
        const loaded = loadedFile(root, path);
        return existsSync(loaded) ? loaded : resolved;
      },
    },
  };
}
