import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { CONTENTS_FILE, SEARCH_FOLDER } from '../../browser/search/index-folder.ts';
import type { Page } from '../../core/contracts/page.ts';
import { openOwnFolder } from '../../core/files/own-folder.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { removeFolder } from '../../core/files/remove-own.ts';
import { serveFile } from '../../core/http/serve-file.ts';
import type { Log } from '../../core/log/log.ts';
import { createPageBodies } from '../../core/store/page-bodies.ts';
import { openStore } from '../../core/store/store.ts';
import type { CirclesConfig } from '../../locks/rules/circles.ts';
import { indexLocked } from '../build/pages/index-locked.ts';
import { createRecorder, type Recorder } from '../build/pages/record-pages.ts';
import type { LoadedConfig } from '../config/load.ts';
import { buildSearchIndexes } from '../search/build-index.ts';
import type { LockedText } from '../search/locked/locked-text.ts';
import type { DevSite } from './dev-site.ts';

/** Answers requests for the index, and hands on all others. */
export type SearchHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
) => Promise<unknown>;

export interface DevSearchOptions {
  vite: ViteDevServer;
  site: DevSite;
  config: CirclesConfig & Pick<LoadedConfig, 'search'>;
  log: Log;
}

/**
 * Search while writing: the index is made when the dialog is first opened, and after changes when it is opened again.
 * Only pages that have changed are rendered anew. Answers before Vite, which would take the index for modules.
 */
export function devSearch({ vite, site, config, log }: DevSearchOptions): SearchHandler {
  const folder = openOwnFolder(join(vite.config.cacheDir, 'search'));
  const dir = join(folder, 'records');
  let store = openStore(dir);
  let records = createPageBodies(store, 'record', 0);
  const changed = new Set<string>();
  /** What is locked, by route, in memory only. */
  const locked = new Map<string, LockedText[]>();
  let indexed: DevSite['graph'] | undefined;
  let building: Promise<void> | undefined;

  vite.watcher.on('all', (_event, path) => changed.add(relativePath(config.sourceDir, path)));

  async function refresh(): Promise<void> {
    const { graph } = site;
    if (indexed === graph && !graph.pages.some(({ file }) => changed.has(file))) return;
    const isNew = indexed !== graph;
    const { pages, site: shown } = graph;
    if (isNew) {
      store.close();
      removeFolder(dir);
      store = openStore(dir);
      records = createPageBodies(store, 'record', pages.length);
      locked.clear();
    }
    const files = new Set(changed);
    changed.clear();
    const searchable = { options: config.search, locales: shown.locales };
    const recorder = await createRecorder({ records, ...searchable });
    for (const [index, page] of pages.entries())
      if (page.kind !== 'generated' && (isNew || files.has(page.file)))
        locked.set(page.route, await record(page, index, { site, recorder }));
    const indexes = await buildSearchIndexes({ records, pages, ...searchable }, folder);
    await indexLocked({ config, graph }, indexes, [...locked.values()].flat(), site.hashes);
    indexed = graph;
  }

  const startRefresh = () =>
    refresh()
      .catch((error: unknown) => log.error(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        building = undefined;
      });

  return async (request, response, next) => {
    const address = request.url ?? '/';
    const prefix = `${config.base}${SEARCH_FOLDER}/`;
    if (config.search === false || !address.startsWith(prefix)) return next();
    // Only who opens an index gets a new one; who has it open goes on with what it lists.
    if (address.split('?')[0]?.endsWith(`/${CONTENTS_FILE}`)) building ??= startRefresh();
    await building;
    const [path = ''] = address.slice(config.base.length - 1).split('?');
    serveFile(request, response, { root: folder, path, onMissing: () => response.writeHead(404).end() });
  };
}

/** Gives what is locked of a page. One that cannot be rendered shows why when it is opened; the others can be found meanwhile. */
async function record(
  page: Page,
  index: number,
  { site, recorder }: Pick<DevSearchOptions, 'site'> & { recorder: Recorder },
): Promise<LockedText[]> {
  const faced = await site.facedPage(page).catch(() => undefined);
  if (faced) recorder.add(faced, index);
  const locked = recorder.takeLocked();
  await new Promise(setImmediate); // Requests for pages come first.
  return locked;
}
