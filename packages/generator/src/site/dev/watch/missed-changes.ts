import { statSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { ViteDevServer } from 'vite';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { ignoredFolders } from '../../content/find/ignored-folders.ts';
import type { DevSite } from '../dev-site.ts';
import type { WatchedConfig } from './watched-config.ts';

/** The clock of a file system may lag behind by some milliseconds. */
const LAG_MS = 20;

export interface MissedChangesOptions {
  vite: ViteDevServer;
  config: WatchedConfig;
  site: DevSite;
  /** When the site was read, milliseconds since 1970. */
  since: number;
}

/** Tells Vite's watcher what has happened to the files of a site since it was read, but for those that are not watched. */
export async function tellMissedChanges(
  { config, vite, site, since }: MissedChangesOptions,
  ignored: readonly ((path: string) => boolean)[],
): Promise<void> {
  const { root, sourceDir, outDir, styles } = config;
  const tell = (event: 'add' | 'change' | 'unlink', path: string) => {
    vite.watcher.emit(event, path);
    vite.watcher.emit('all', event, path);
  };
  const known = site.graph.pages.filter(({ file }) => file).map((page) => sourcePath(sourceDir, page));
  const named = styles.map((path) => join(root, path));
  const gone = [...new Set([...known, ...named])].filter((path) => changedAt(path) === undefined);
  const files = await Promise.all((isInside(root, sourceDir) ? [root] : [root, sourceDir]).map(filesIn));
  const changed = files.flat().filter((file) => (changedAt(file) ?? 0) > since - LAG_MS);
  for (const path of changed.filter((file) => !ignored.some((matches) => matches(file))))
    tell(isKnown(path) ? 'change' : 'add', path);
  for (const path of gone) tell('unlink', path);

  function filesIn(folder: string): Promise<string[]> {
    const ignore = ['**/{node_modules,.git,.bifolio}/**', ...ignoredFolders(folder, [outDir])];
    return glob('**', { cwd: folder, ignore, absolute: true, dot: true });
  }

  function isKnown(path: string): boolean {
    const file = relativePath(sourceDir, path);
    if (path === config.file || site.graph.files.has(file) || site.isUsed(file)) return true;
    return Object.values(vite.environments).some(
      ({ moduleGraph }) => moduleGraph.getModulesByFile(path)?.size,
    );
  }
}

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.ctimeMs;
