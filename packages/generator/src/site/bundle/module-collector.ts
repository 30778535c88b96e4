import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { ORIGINAL } from '../../browser/islands/island-module.ts';
import { isLinkedSheet } from './author/author-sheets.ts';

/**
 * Vite plugin: adds every file on disk that a build reads to `all`, and to `linkedSheets` the style sheets that pages link, which are
 * reached without going through an island.
 */
export function moduleCollector(all: Set<string>, linkedSheets: Set<string> = new Set()): Plugin {
  return {
    name: 'bifolio:module-collector',
    buildEnd() {
      const told = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
      for (const id of told.keys()) addFile(all, id);
      const seen = new Set<string>();
      const waiting = [...told.keys()].filter((id) => told.get(id)?.isEntry);
      for (const id of waiting) {
        if (seen.has(id) || ORIGINAL.test(id)) continue;
        seen.add(id);
        if (isLinkedSheet(id)) addFile(linkedSheets, id);
        const { importedIds = [], dynamicallyImportedIds = [] } = told.get(id) ?? {};
        waiting.push(...importedIds, ...dynamicallyImportedIds);
      }
    },
  };
}

function addFile(files: Set<string>, id: string): void {
  const path = id.split('?')[0] ?? id;
  if (isAbsolute(path)) files.add(path);
}
