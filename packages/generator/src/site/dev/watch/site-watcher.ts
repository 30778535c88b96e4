import { type Stats, statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';
import { createFilter } from 'vite';
import { isOutput } from '../../build/output/output-folder.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { type MissedChangesOptions, tellMissedChanges } from './missed-changes.ts';

/** By then the first page is usually shown. Looking at each of thousands of files takes as long as that page does. */
const DELAY_MS = 1500;

/** For so long chokidar tells nothing of a file that has changed: not of the second half of a save, nor of a formatter's. */
const BLIND_MS = 60;

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
    const ignored = ignoredFiles(config);
    watcher = watch(waiting, { ...own, ignored, ignoreInitial: true });
    watcher.on('ready', () =>
      tellMissedChanges(options, ignored).catch((error) => vite.config.logger.error(String(error))),
    );
    watcher.on('all', (event, path, stats) => {
      vite.watcher.emit(event, path, stats);
      vite.watcher.emit('all', event, path, stats);
      if (stats?.isFile()) setTimeout(lookAgain, BLIND_MS, path, stats);
    });
    watcher.on('error', (error) => vite.config.logger.error(String(error)));
  };
  const lookAgain = (path: string, { mtimeMs, size }: Stats) => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (!now || (now.mtimeMs === mtimeMs && now.size === size)) return;
    vite.watcher.emit('change', path, now);
    vite.watcher.emit('all', 'change', path, now);
  };
  const timer = own === null ? undefined : setTimeout(begin, DELAY_MS);
  return async () => {
    clearTimeout(timer);
    await watcher?.close();
  };
}

const FOREIGN = /[\\/](?:node_modules|\.git|\.bifolio|test-results)(?:[\\/]|$)/;

/**
 * What is not watched: other people's files, what a build beside the server writes (nothing to reload pages for), and what
 * the author says, by globs as Vite takes them, by expressions or by functions.
 */
export function ignoredFiles({
  root,
  outDir,
  vite,
}: Pick<LoadedConfig, 'root' | 'outDir' | 'vite'>): ((path: string) => boolean)[] {
  const written = [vite.server?.watch?.ignored ?? []].flat();
  const functions = written.filter((matcher) => typeof matcher === 'function');
  const isKept = createFilter(
    undefined,
    written.filter((matcher) => typeof matcher === 'string' || matcher instanceof RegExp),
  );
  return [
    (path) => path.startsWith(root) && FOREIGN.test(path.slice(root.length)),
    (path) => isOutput(path, outDir) || !isKept(path),
    ...functions,
  ];
}
