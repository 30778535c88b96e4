import { type FSWatcher, watch } from 'chokidar';
import { createFilter } from 'vite';
import { isOutput } from '../build/output-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import { type MissedChangesOptions, tellMissedChanges } from './missed-changes.ts';

/** By then the first page is usually shown. Looking at each of thousands of files takes as long as that page does. */
const DELAY_MS = 1500;

/**
 * Watches files in place of Vite's own watcher, which begins too early and does not say when it is ready. This one begins
 * after a while, and then tells what has happened meanwhile as if it had been seen. Whatever Vite asks to be watched comes
 * here, and all events go through `vite.watcher`. What the author says in `vite.server.watch` holds. Returns how to stop.
 */
export function startSiteWatcher(options: MissedChangesOptions): () => Promise<void> {
  const { vite, config } = options;
  const own = config.vite.server?.watch;
  const waiting: string[] = [config.root];
  let watcher: FSWatcher | undefined;
  vite.watcher.add = (paths) => {
    if (watcher) watcher.add(paths as string[]);
    else waiting.push(...[paths].flat());
    return vite.watcher;
  };
  const begin = () => {
    watcher = watch(waiting, { ...own, ignored: isIgnored(config), ignoreInitial: true });
    watcher.on('ready', () =>
      tellMissedChanges(options).catch((error) => vite.config.logger.error(String(error))),
    );
    watcher.on('all', (event, path, stats) => {
      vite.watcher.emit(event, path, stats);
      vite.watcher.emit('all', event, path, stats);
    });
    watcher.on('error', (error) => vite.config.logger.error(String(error)));
  };
  const timer = own === null ? undefined : setTimeout(begin, DELAY_MS);
  return async () => {
    clearTimeout(timer);
    await watcher?.close();
  };
}

const FOREIGN = /[\\/](?:node_modules|\.git|\.bifolio|test-results)(?:[\\/]|$)/;

/** A build beside the server writes its output and its caches: that is nothing to reload pages for. */
function isIgnored({ root, outDir, vite }: LoadedConfig): (path: string) => boolean {
  const isKept = createFilter(undefined, vite.server?.watch?.ignored as string[] | undefined);
  return (path) =>
    (path.startsWith(root) && FOREIGN.test(path.slice(root.length))) ||
    isOutput(path, outDir) ||
    !isKept(path);
}
