import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { LoadedConfig } from '../config/load.ts';
import type { AssetManifest, IslandAsset } from '../render/assets.ts';
import type { SiteEntries } from './site-entries.ts';
import { CLIENT_MODULE, CODE_STYLE_MODULE } from './site-modules.ts';

export interface AssetManifestInput {
  config: LoadedConfig;
  entries: SiteEntries;
  /** Paths of the island modules by id. */
  islands: ReadonlyMap<string, string>;
  manifest: Manifest;
}

/** Addresses of a client build by the names that pages use. */
export function assetManifest({ config, entries, islands, manifest }: AssetManifestInput): AssetManifest {
  const bySource = new Map(Object.entries(manifest).map(([key, chunk]) => [sourceOf(config.root, key), chunk]));
  const url = (file: string) => `${config.base}${file}`;
  const chunkOf = (source: string): ManifestChunk => {
    const chunk = bySource.get(source);
    if (!chunk) throw new Error(`The client build has no entry for "${source}".`);
    return chunk;
  };
  const styleNames = Object.entries({ ...entries.themeStyles, code: CODE_STYLE_MODULE });
  const island = (path: string): IslandAsset => {
    const chunk = chunkOf(path);
    const imports = staticImports(manifest, chunk);
    return {
      src: url(chunk.file),
      imports: imports.map(({ file }) => url(file)),
      styles: [chunk, ...imports].flatMap(({ css = [] }) => css.map(url)),
    };
  };
  const client = chunkOf(CLIENT_MODULE);
  const named = new Set(styleNames.map(([, source]) => source));
  const siteStyles = [...bySource].filter(([source, { file }]) => file.endsWith('.css') && !named.has(source));
  return {
    build: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    client: url(client.file),
    siteStyles: [...(client.css ?? []).map(url), ...siteStyles.map(([, { file }]) => url(file))],
    styles: Object.fromEntries(styleNames.map(([name, source]) => [name, url(chunkOf(source).file)])),
    islands: Object.fromEntries([...islands].map(([id, path]) => [id, island(path)])),
  };
}

/** Manifest keys are paths relative to the root, or names of virtual modules. */
const sourceOf = (root: string, key: string) => {
  const name = key.replace(/^(\0|_x00_|\/@id\/__x00__)/, '');
  return name.startsWith('virtual:') ? name : resolve(root, name);
};

function staticImports(manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): ManifestChunk[] {
  return (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key];
    if (!imported || seen.has(key)) return [];
    seen.add(key);
    return [imported, ...staticImports(manifest, imported, seen)];
  });
}
