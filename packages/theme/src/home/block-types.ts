import { folderOf } from '../folders.ts';
import type { HomeBlock } from './home-block.tsx';

const modules = import.meta.glob<HomeBlock>(['./*/block.tsx', './*/block.js'], {
  eager: true,
  import: 'default',
});

/** The blocks of this theme by type. A folder is found by being there. */
export const blockTypes: ReadonlyMap<string, HomeBlock> = new Map(
  Object.entries(modules).map(([path, block]) => [folderOf(path), block]),
);
