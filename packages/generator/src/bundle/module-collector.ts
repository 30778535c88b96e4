import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';

/** Vite plugin: adds every file on disk that a build reads to `modules`. */
export function moduleCollector(modules: Set<string>): Plugin {
  return {
    name: 'bifolio:module-collector',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const path = id.split('?')[0] ?? id;
        if (isAbsolute(path)) modules.add(path);
      }
    },
  };
}
