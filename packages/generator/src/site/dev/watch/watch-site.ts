import { isInside } from '../../../core/files/is-inside.ts';
import { projectModules } from '../../config/project-modules.ts';
import { sourceFiles } from '../../sources/source-modules.ts';
import { configFiles } from './config-files.ts';
import { createSiteChanges, type FileEvent, type SiteChangesOptions } from './site-changes.ts';
import { watchCommits } from './watch-commits.ts';

export interface WatchOptions extends SiteChangesOptions {
  /** When the site was read, milliseconds since 1970. */
  since: number;
  /** Called when the config may have changed, or files that it names have come or gone. */
  onRestart(): void;
}

/** Keeps the site and the browser in step with the files. Returns a function that stops doing so. */
export function watchSite(options: WatchOptions): () => void {
  const { vite, site, config, changes, log, since, onRestart } = options;
  const { watcher } = vite;
  const outDir = `${config.outDir}/`;
  const changed = createSiteChanges(options);

  const run = (task: () => Promise<void> | void) =>
    (async () => task())().catch((error: unknown) =>
      log.error(error instanceof Error ? error.message : String(error)),
    );
  const handle = (event: FileEvent, path: string) => {
    if (path.startsWith(outDir) || path.includes('/.bifolio/')) return;
    run(() => {
      // A config that could not be read may have named others.
      const isConfig = configFiles(config.root).includes(path);
      if (isConfig || event !== 'change') onRestart();
      return isConfig ? undefined : changed(path, event);
    });
  };
  const onCommit = () =>
    run(async () => {
      log.report(await site.reread());
      changes.push(site.touchedBy());
    });
  const onChange = (path: string) => handle('change', path);
  const onAdd = (path: string) => handle('add', path);
  const onUnlink = (path: string) => handle('unlink', path);
  watcher.on('change', onChange).on('add', onAdd).on('unlink', onUnlink);
  if (config.file) watcher.add([config.file, ...projectModules(config.file), ...sourceFiles(config.root)]);
  if (!isInside(config.root, config.sourceDir)) watcher.add(config.sourceDir);
  const stopCommits = config.git ? watchCommits(config.sourceDir, since, onCommit) : undefined;
  return () => {
    stopCommits?.();
    watcher.off('change', onChange).off('add', onAdd).off('unlink', onUnlink);
  };
}
