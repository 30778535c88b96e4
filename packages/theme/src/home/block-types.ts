import { folderOf } from '../modules/module-folders.ts';
import type { HomeBlock } from './home-block.tsx';

const modules = import.meta.glob<HomeBlock>(['./*/block.tsx', './*/block.js'], {
  eager: true,
  import: 'default',
});

/** A folder is found by being there. */
const byFolder = new Map(Object.entries(modules).map(([path, block]) => [folderOf(path), block]));

/** Other names that authors know blocks by. */
const ALIASES: Readonly<Record<string, string>> = { blog: 'posts' };

/** The blocks of this theme by type. */
export const blockTypes: ReadonlyMap<string, HomeBlock> = new Map([
  ...byFolder,
  ...Object.entries(ALIASES).flatMap(([alias, name]) => {
    const block = byFolder.get(name);
    return block ? [[alias, block] as const] : [];
  }),
]);
