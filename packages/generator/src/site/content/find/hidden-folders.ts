import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../../config/load.ts';

/** Folders of Jekyll and Hexo, and what to do with them. Drafts are an error: their author has said who may not read them. */
const FOLDERS = {
  _posts: {
    severity: 'warning',
    hint: 'Rename it, for example to "blog", or name it in `exclude`.',
  },
  _drafts: {
    severity: 'error',
    hint: 'To see them in `bifolio dev` only, move them out and write `draft: true` in their frontmatter; or name the folder in `exclude`.',
  },
} as const;

/** Problems of folders that other generators publish, or show in their preview, and that are no pages here. They are looked for where pages are. */
export function hiddenFolders(
  { sourceDir, exclude }: Pick<LoadedConfig, 'sourceDir' | 'exclude'>,
  pages: readonly string[],
): Problem[] {
  const folders = foldersOf(pages);
  return Object.entries(FOLDERS).flatMap(([name, found]) => {
    if (exclude.some((pattern) => pattern.includes(name))) return [];
    const paths = folders.map((folder) => join(folder, name));
    return paths
      .filter((path) => existsSync(join(sourceDir, path)))
      .map((file) => ({ ...found, ...HIDDEN, file }));
  });
}

/** Each folder with a page, and those above it. */
function foldersOf(pages: readonly string[]): string[] {
  const folders = new Set(['.']);
  for (const page of pages) {
    for (let folder = dirname(page); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
}

const HIDDEN = {
  code: 'hidden-posts',
  message: 'The files in this folder are not pages, because its name begins with "_".',
};
