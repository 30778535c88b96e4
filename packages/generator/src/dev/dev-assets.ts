import { findSiteEntries } from '../bundle/site-entries.ts';
import { CLIENT_MODULE, CODE_STYLE_MODULE } from '../bundle/site-modules.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Assets } from '../render/assets.ts';
import type { ThemeSheets } from './theme/theme-sheets.ts';

/** Address at which Vite serves a file, wherever it lies. */
export const fileAddress = (base: string, path: string) =>
  `${base}@fs${encodeURI(path.startsWith('/') ? path : `/${path}`)}`;

const moduleAddress = (base: string, name: string) => `${base}@id/__x00__${name}`;

/** Addresses in the dev server: every file is served by itself. */
export function createDevAssets(
  config: LoadedConfig,
  islands: ReadonlyMap<string, string>,
  sheets: ThemeSheets,
): Assets {
  const { base } = config;
  return {
    build: 'dev',
    client: moduleAddress(base, CLIENT_MODULE),
    clientImports: [],
    react: [],
    siteStyles: findSiteEntries(config, []).styles.map((path) => fileAddress(base, path)),
    style(name) {
      if (name === 'code') return moduleAddress(base, CODE_STYLE_MODULE);
      const path = sheets.pathOf(name);
      return path && fileAddress(base, path);
    },
    island(id) {
      const path = islands.get(id);
      if (!path) throw new Error(`The dev server has not seen the island "${id}".`);
      return { src: fileAddress(base, path), imports: [], styles: [] };
    },
  };
}
