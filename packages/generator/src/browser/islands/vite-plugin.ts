import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { ownModule } from '../../core/own-files.ts';
import { islandId } from './island-id.ts';
import { islandExports, mayBeIsland, ORIGINAL, wrapperModule } from './island-module.ts';

export interface IslandsPluginOptions {
  /** Called for each island module the server side reaches, with its id and absolute path. May be called again. */
  onIsland(id: string, file: string): void;
}

const WRAP_MODULE = ownModule('browser/islands/server/wrap-island', 'tsx');
const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * Vite plugin: in server environments a module that begins with `'use client'` is replaced by wrappers that render
 * its components as islands. The browser gets the module itself. Put it before `@vitejs/plugin-react`.
 */
export function islandsPlugin({ onIsland }: IslandsPluginOptions): Plugin {
  let root = '';
  return {
    name: 'bifolio:islands',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: ORIGINAL },
      handler: (id) => readFile(id.replace(ORIGINAL, ''), 'utf8'),
    },
    transform: {
      filter: { id: { include: SCRIPT, exclude: ORIGINAL }, code: 'use client' },
      handler(code, file) {
        const exports = mayBeIsland(code) && islandExports(file, code);
        if (!exports) return undefined;
        const id = islandId(file, root);
        onIsland(id, file);
        return { code: wrapperModule({ id, file, exports, wrapModule: WRAP_MODULE }), map: { mappings: '' } };
      },
    },
  };
}
