import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Theme } from '../../../core/contracts/theme.ts';
import { packageFiles } from '../../bundle/client/package-files.ts';

/** What every page runs of theme and generator, as dev serves it: in one file, where Vite would serve a hundred. */
export interface PageScript {
  /** Vite plugin: in browsers, whoever imports a module that is in the file gets it from there. */
  plugin: Plugin;
  /** Paths of the modules in it. Empty when the modules themselves are served. */
  readonly files: ReadonlySet<string>;
  /** Serve the modules themselves from now on, to open pages too: one of them has changed. */
  forget(vite: Pick<ViteDevServer, 'environments' | 'ws'>): void;
}

/** What is written down beside the file. Modules by their names, see `PackageFiles`. */
export interface PageScriptRecord {
  /** Hash of the modules; another one means that the file is out of date. */
  hash: string;
  /** Names that each module exports. */
  exports: Readonly<Record<string, readonly string[]>>;
}

export const PAGE_FILE = 'page.js';
export const PAGE_RECORD = 'page.json';

/** Stands before the name of a module that the file imports on demand. */
export const OWN_FILE = 'bifolio-file:';

/** The file that `bundlePageScript` has put into a folder, or none when a module has changed since. */
export function findPageScript(theme: Theme, folder: string | undefined): PageScript {
  const { nameOf, pathOf, hashOf } = packageFiles(theme);
  const record = folder === undefined ? undefined : readRecord(folder);
  const exports = record?.hash === hashOf(Object.keys(record?.exports ?? {})) ? record.exports : {};
  let files: ReadonlySet<string> = new Set(Object.keys(exports).map(pathOf));
  const address = JSON.stringify(join(folder ?? '', PAGE_FILE));
  return {
    get files() {
      return files;
    },
    forget({ environments, ws }) {
      files = new Set();
      environments.client.moduleGraph.invalidateAll();
      ws.send('bifolio:reload');
    },
    plugin: {
      name: 'bifolio:page-script',
      enforce: 'pre',
      apply: 'serve',
      applyToEnvironment: (environment) => environment.name === 'client',
      resolveId: {
        filter: { id: new RegExp(`^${OWN_FILE}`) },
        handler: (id) => pathOf(id.slice(OWN_FILE.length)),
      },
      load(path) {
        const name = files.has(path) ? nameOf(path) : undefined;
        return name === undefined ? undefined : passOn(address, name, exports[name] ?? []);
      },
    },
  };
}

/** Code of a module that has the exports of one in the file. */
const passOn = (address: string, name: string, exports: readonly string[]): string =>
  [
    `import { modules } from ${address};`,
    `const module = modules[${JSON.stringify(name)}];`,
    ...exports.map((own, index) => `const export${index} = module[${JSON.stringify(own)}];`),
    `export { ${exports.map((own, index) => `export${index} as ${JSON.stringify(own)}`).join(', ')} };`,
  ].join('\n');

function readRecord(folder: string): PageScriptRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, PAGE_RECORD), 'utf8')) as PageScriptRecord;
  } catch {
    return undefined; // Not made yet.
  }
}
