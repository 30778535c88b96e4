import { join } from 'node:path';
import type { AuthorSheets } from '../bundle/author/author-sheets.ts';
import type { BundleConfig } from '../bundle/site-entries.ts';
import { findSiteEntries } from '../bundle/site-entries.ts';
import { CLIENT_MODULE, CODE_STYLE_MODULE } from '../bundle/site-modules.ts';
import type { Assets } from '../render/head/assets.ts';
import type { ThemeSheets } from './theme/theme-sheets.ts';

/** Address at which Vite serves a file, wherever it lies. */
export const fileAddress = (base: string, path: string) =>
  `${base}@fs${encodeURI(path.startsWith('/') ? path : `/${path}`)}`;

/** The file that Vite serves at a decoded path, without the base of the site. */
export const fileAtPath = (root: string, path: string): string =>
  path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(root, path);

/** Whether Vite makes what it serves at a path: no file is behind it. */
export const isMadeModule = (path: string): boolean => path.startsWith('/@id/');

const moduleAddress = (base: string, name: string) => `${base}@id/__x00__${name}`;

export interface DevAssetsOptions {
  /** Has a file served, and gives its address. */
  show(path: string): string;
  /** Paths of islands by their id. */
  islands: ReadonlyMap<string, string>;
  themeSheets: ThemeSheets;
  authorSheets: AuthorSheets;
}

/** Addresses in the dev server: every file is served by itself. */
export function createDevAssets(
  config: BundleConfig,
  { islands, themeSheets, authorSheets, show }: DevAssetsOptions,
): Assets {
  const { base } = config;
  const addressesOf = (paths: readonly string[]) => paths.map(show);
  return {
    build: 'dev',
    client: moduleAddress(base, CLIENT_MODULE),
    clientImports: [],
    react: [],
    siteStyles: addressesOf([...findSiteEntries(config, []).styles, ...authorSheets.everywhere]),
    componentStyles: () => [], // Those of the author are linked everywhere.
    style(name) {
      if (name === 'code') return moduleAddress(base, CODE_STYLE_MODULE);
      const path = themeSheets.pathOf(name);
      return path && show(path);
    },
    island(id) {
      const path = islands.get(id);
      if (!path) throw new Error(`The dev server has not seen the island "${id}".`);
      return { src: show(path), imports: [], styles: addressesOf(authorSheets.ofIsland(path)) };
    },
  };
}
