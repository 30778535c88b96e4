import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { Log } from '../../../core/log/log.ts';
import { mediaKind } from '../../../markdown/images/media-kind.ts';
import { AUTHOR_FOLDERS } from '../../bundle/author/author-modules.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { translationsOf } from '../../translations/compare/behind-now.ts';
import type { DevSite } from '../dev-site.ts';
import { mayHoldSecrets } from '../pages/error-page.ts';
import type { PageChanges } from '../pages/page-changes.ts';

export interface SiteChangesOptions {
  vite: ViteDevServer;
  site: DevSite;
  config: LoadedConfig;
  changes: PageChanges;
  log: Log;
}

/** Brings site and browsers in step with a file, given by its absolute path. */
export interface SiteChanges {
  /** Its content is another. */
  changed(path: string): Promise<void>;
  /** It has come or gone. */
  cameOrWent(path: string): Promise<void>;
}

const PAGE_FILE = /\.(?:mdx?|MD)$/;
/** Pictures, and sound, film and PDF that pages may embed. */
const isMedia = (path: string) => mediaKind(path) !== undefined || path.endsWith('.ico');

export function createSiteChanges({ vite, site, config, changes, log }: SiteChangesOptions): SiteChanges {
  const { push } = changes;
  const { translations, root } = config;
  const isTranslationsLock = (path: string) => translations && path === join(root, translations.lock);

  async function rereadAll(): Promise<void> {
    const problems = await site.reread();
    if (problems.length > 0) log.report(problems);
    push({ all: true });
  }

  async function pageChanged(path: string): Promise<void> {
    const file = relativePath(config.sourceDir, path);
    const pages = site.graph.pages.filter((candidate) => candidate.file === file);
    const [page] = pages;
    const routes = [
      ...pages.map(({ route }) => route),
      ...site.routesUsing(file),
      // They may be behind now.
      ...translationsOf(config, site.graph, file),
    ];
    // A file that could not be read when it came.
    if (!page && routes.length === 0) return rereadAll();
    const source = await readFile(path, 'utf8').catch(() => '');
    if (page && !site.isHeadKnown(file, source)) return rereadAll();
    if (mayHoldSecrets(source)) {
      site.conceal(); // A part may have been locked.
      return push({ all: true });
    }
    if (routes.length > 0) push({ routes });
  }

  async function moduleChanged(path: string): Promise<void> {
    if (site.themeSheets.files.has(path)) {
      site.themeSheets.forget();
      push({ all: true });
    }
    const modules = vite.environments.ssr.moduleGraph.getModulesByFile(path);
    const file = relativePath(config.sourceDir, path);
    const including = site.routesUsing(file);
    if (including.length > 0) push({ routes: including });
    const ofTheme = site.themeModules.has(path);
    if (!modules?.size && !ofTheme) return;
    if (ofTheme) {
      site.themeModules.forget();
      forgetModules();
    }
    site.invalidate();
    const isIsland = (await readFile(path, 'utf8').catch(() => '')).trimStart().match(/^['"]use client['"]/);
    if (!isIsland) push({ all: true });
  }

  async function entriesChanged(path: string): Promise<void> {
    if (path.endsWith('.mdx')) forgetModules(); // The server's module names each of them.
    if (PAGE_FILE.test(path)) return rereadAll();
    if (isMedia(path)) return mediaChanged();
    const waiting = withFolders(relativePath(config.sourceDir, path)).flatMap(site.routesUsing);
    if (waiting.length > 0) push({ routes: [...new Set(waiting)] });
    if (!AUTHOR_FOLDERS.some((folder) => dirname(path) === join(config.root, folder))) return;
    forgetModules(); // Who imports what may have changed: an override stands for a module of the theme in every importer.
    await rereadAll();
  }

  function forgetModules(): void {
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll();
  }

  function mediaChanged(): void {
    site.invalidate();
    push({ all: true });
  }

  return {
    async changed(path) {
      if (PAGE_FILE.test(path)) return pageChanged(path);
      if (isTranslationsLock(path)) return push({ all: true });
      if (isMedia(path)) return mediaChanged();
      return moduleChanged(path);
    },
    cameOrWent: entriesChanged,
  };
}

/** A file and the folders it lies in: a page may show what a folder holds. */
function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}
