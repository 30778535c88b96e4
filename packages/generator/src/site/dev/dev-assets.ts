import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { slashed } from '../../core/files/relative-path.ts';
import { decodePath } from '../../core/routing/url.ts';
import type { AuthorSheets } from '../bundle/author/author-sheets.ts';
import type { BundleConfig } from '../bundle/site-entries.ts';
import { findSiteEntries } from '../bundle/site-entries.ts';
import { CLIENT_MODULE, CODE_STYLE_MODULE } from '../bundle/site-modules.ts';
import type { Assets } from '../render/head/assets.ts';
import type { ModuleFiles } from '../render/module-files.ts';
import type { ThemeSheets } from './theme/theme-sheets.ts';

/** Address at which Vite serves a file, wherever it lies. */
export const fileAddress = (base: string, path: string) =>
  `${base}@fs${encodeURI(path.startsWith('/') ? path : `/${path}`).replace(/[?#]/g, encodeURIComponent)}`;

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

const QUOTED = /"(\/[^"<>]+)"/g;
/** In sets of images, in styles, and in the props of islands. */
const WITHIN = /(?:[("',\s]|&quot;)(\/(?:(?!&quot;)[^"<>\s),])+)/g;

/** The same as builds know, of files where Vite serves them. */
export interface DevModuleFiles extends Pick<ModuleFiles, 'has' | 'sealIn'> {
  /** Paths of those that a text names. */
  filesIn(text: string): string[];
}

/** What modules of the site import for an address, as Vite serves it. */
export function createDevModuleFiles(
  { config, environments }: Pick<ViteDevServer, 'config' | 'environments'>,
  { root, base }: Pick<BundleConfig, 'root' | 'base'>,
): DevModuleFiles {
  const fileAt = (address: string): string | undefined => {
    const path = decodePath(address.slice(base.length - 1).replace(/[?#].*/, ''));
    const file = slashed(fileAtPath(root, path));
    if (!address.startsWith(base) || !config.assetsInclude(file)) return undefined;
    return environments.ssr.moduleGraph.getModulesByFile(file)?.size ? file : undefined;
  };
  /** Files by what a text has for their addresses. */
  const written = (text: string): ReadonlyMap<string, string> => {
    const addresses = [QUOTED, WITHIN].flatMap((form) => [...text.matchAll(form)].map(([, one = '']) => one));
    return new Map(
      [...new Set(addresses)].flatMap((address) => {
        const file = fileAt(address.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
        return file === undefined ? [] : [[address, file]];
      }),
    );
  };
  return {
    has: (address) => fileAt(address) !== undefined,
    filesIn: (text) => [...new Set(written(text).values())],
    async sealIn(text, seal) {
      let sealed = text;
      // Longest first: one may begin with another.
      const longestFirst = [...written(text)].sort(([one], [other]) => other.length - one.length);
      for (const [address, file] of longestFirst) {
        const replaced = await seal(file, new Uint8Array(readFileSync(file)));
        sealed = sealed.replaceAll(address, () => replaced);
      }
      return sealed;
    },
  };
}
