import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { Log } from '../../../core/log/log.ts';
import { mediaKind } from '../../../markdown/images/media-kind.ts';
import { AUTHOR_FOLDERS } from '../../bundle/author/author-modules.ts';
import type { DevSite } from '../dev-site.ts';
import { mayHoldSecrets } from '../pages/error-page.ts';
import type { PageChanges } from '../pages/page-changes.ts';
import type { WatchedConfig } from './watched-config.ts';

export interface SiteChangesOptions {
  vite: ViteDevServer;
  site: DevSite;
  config: WatchedConfig;
  changes: PageChanges;
  log: Log;
}

/** What has become of a file. */
export type FileEvent = 'change' | 'add' | 'unlink';

const PAGE_FILE = /\.(?:mdx?|MD)$/;
/** Pictures, and sound, film and PDF that pages may embed. */
const isMedia = (path: string) => mediaKind(path) !== undefined || path.endsWith('.ico');

/**
 * Makes the one way of a save: what was made of the file is forgotten, the site is read again when others may know of it, and
 * browsers are told of the pages that were made of it or asked what is answered otherwise now. Paths are absolute.
 */
export function createSiteChanges({ vite, site, config, changes, log }: SiteChangesOptions) {
  const isOfAuthor = (path: string) =>
    AUTHOR_FOLDERS.some((folder) => dirname(path) === join(config.root, folder));

  function forgetModules(path: string, source: string): void {
    if (PAGE_FILE.test(path)) return;
    const isSheet = site.themeSheets.files.has(path);
    const isOfTheme = site.themeModules.has(path);
    const { moduleGraph } = vite.environments.ssr;
    const isRun = isOfTheme || Boolean(moduleGraph.getModulesByFile(path)?.size);
    const isIsland = /^\s*['"]use client['"]/.test(source);
    moduleGraph.onFileChange(path); // Vite does so too, but perhaps after browsers have asked for the page.
    if (isSheet) site.themeSheets.forget();
    if (isOfTheme) site.themeModules.forget();
    if (site.pageScript.files.has(path)) site.pageScript.forget(vite);
    if (isSheet || isRun) site.forgetRenderings({ all: isSheet || !isIsland, modules: isOfTheme });
  }

  /** Whether more may have changed than the file's own page, and those that are made of the file. */
  function isNewsForOthers(path: string, event: FileEvent, source: string): boolean {
    const isPage = PAGE_FILE.test(path);
    if (event !== 'change') return isPage || isOfAuthor(path);
    const file = relativePath(config.sourceDir, path);
    const isOfSite = site.graph.pages.some((page) => page.file === file);
    // One that is neither a page nor a part of some could not be read when it came.
    return isPage && (isOfSite ? !site.isHeadKnown(file, source) : !site.isUsed(file));
  }

  return async (path: string, event: FileEvent): Promise<void> => {
    const file = relativePath(config.sourceDir, path);
    const source = event === 'unlink' ? '' : await readFile(path, 'utf8').catch(() => '');
    await site.forget(file);
    if (isMedia(path)) site.forgetRenderings({ all: true });
    else if (event === 'change' || !isOfAuthor(path)) forgetModules(path, source);
    if (isNewsForOthers(path, event, source)) log.report(await site.reread());
    else if (PAGE_FILE.test(path) && mayHoldSecrets(source)) site.conceal(); // A part may have been locked.
    // An override stands for a module of the theme in every importer, and the server's module names all pages in `.mdx`: as they
    // are now that the site has been read.
    if (event !== 'change' && (path.endsWith('.mdx') || isOfAuthor(path)))
      site.forgetRenderings({ all: true, modules: true });
    changes.push(site.touchedBy(file));
  };
}
