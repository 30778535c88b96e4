import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { PAGE_FILES } from '../config/options.ts';
import { ignoredFolders } from '../content/find/ignored-folders.ts';

interface SearchedFolders {
  sourceDir: string;
  publicDir: string;
  outDir: string;
}

/** Finds a file by the end of its path; gives its address from the source or the public folder, with a leading slash. */
export type FindFile = (ending: string) => string | undefined;

/** Lists the folders once, for the first file that is looked for. The shortest path wins. */
export function createFileFinder({ sourceDir, publicDir, outDir }: SearchedFolders): FindFile {
  let listed: string[] | undefined;
  return (ending) => {
    listed ??= [...listFiles(publicDir), ...listFiles(sourceDir, [publicDir, outDir])].sort(
      (a, b) => a.length - b.length,
    );
    const wanted = `/${ending.replace(/^\//, '')}`.toLowerCase();
    return listed.find((path) => path.toLowerCase().endsWith(wanted));
  };
}

/** Files that pages may embed, as addresses from the folder. */
function listFiles(folder: string, without: readonly string[] = []): string[] {
  if (!existsSync(folder)) return [];
  const files = globSync('**/*', {
    cwd: folder,
    ignore: ['**/node_modules/**', PAGE_FILES, ...ignoredFolders(folder, without)],
  });
  return files.map((file) => `/${file}`);
}
