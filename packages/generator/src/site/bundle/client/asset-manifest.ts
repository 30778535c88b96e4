import { createHash } from 'node:crypto';
import type { Manifest, ManifestChunk } from 'vite';
import type { AssetManifest, IslandAsset } from '../../render/head/assets.ts';
import { SHARED } from '../registry/shared-modules.ts';
import type { ClientInputs } from './client-inputs.ts';

/** Addresses of a client build by the names that pages use. */
export function assetManifest(manifest: Manifest, inputs: ClientInputs, base: string): AssetManifest {
  const { url, entry, importsOf, sheetsOf, sheets, island, islands, componentStyles } = readManifest(
    manifest,
    base,
  );
  const client = entry(inputs.client);
  const ofAllPages = {
    client: url(client),
    clientImports: importsOf(client),
    leadOn: url(entry(inputs.leadOn)),
    react: reactChunks(manifest).map(url),
    siteStyles: [...sheetsOf(client), ...sheets(inputs.siteStyles)],
    componentStyles: componentStyles(inputs.componentStyles),
    styles: Object.fromEntries([...inputs.styles].map(([name, of]) => [name, url(entry(of))])),
  };
  return {
    ...ofAllPages,
    build: buildId(ofAllPages),
    islands: islands(inputs.islands),
    shared: island(entry(SHARED)),
  };
}

export interface AddedAssets extends Pick<ClientInputs, 'islands' | 'siteStyles' | 'componentStyles'> {
  manifest: Manifest;
  base: string;
}

/** The addresses of a client build with those of islands and style sheets that were bundled alone, and import what they share. */
export function withAdded(
  { build: _, islands: known, shared, ...assets }: AssetManifest,
  { manifest, base, ...added }: AddedAssets,
): AssetManifest {
  const { sheets, islands, componentStyles } = readManifest(manifest, base);
  const siteStyles = [...assets.siteStyles, ...sheets(added.siteStyles)];
  const ofAllPages = { ...assets, siteStyles, componentStyles: componentStyles(added.componentStyles) };
  const own = Object.entries(islands(added.islands)).map(
    ([id, island]) => [id, { ...island, imports: [...island.imports, ...shared.imports] }] as const,
  );
  return {
    ...ofAllPages,
    build: buildId(ofAllPages),
    islands: { ...known, ...Object.fromEntries(own) },
    shared,
  };
}

function readManifest(manifest: Manifest, base: string) {
  const url = ({ file }: { file: string }) => base + file;
  const sheetsOf = ({ css = [] }: ManifestChunk) => css.map((file) => base + file);
  const entry = (name: string): ManifestChunk => {
    const chunk = Object.values(manifest).find((candidate) => candidate.isEntry && candidate.name === name);
    if (!chunk) throw new Error(`The client build has no entry "${name}".`);
    return chunk;
  };
  const island = (chunk: ManifestChunk): IslandAsset => {
    const imports = staticImports(manifest, chunk);
    return {
      src: url(chunk),
      imports: imports.map(url),
      styles: [chunk, ...imports].flatMap(sheetsOf),
    };
  };
  /** A CSS module, which gives names to scripts, is a script with a sheet, and so are those that it composes. */
  const sheets = (entries: readonly string[]) => {
    const all = entries.map(entry).flatMap((chunk) => {
      if (chunk.file.endsWith('.css')) return [url(chunk)];
      return [...staticImports(manifest, chunk), chunk].flatMap(sheetsOf);
    });
    return [...new Set(all)];
  };
  return {
    url,
    entry,
    island,
    sheets,
    sheetsOf,
    importsOf: (chunk: ManifestChunk) => staticImports(manifest, chunk).map(url),
    componentStyles: (named: ClientInputs['componentStyles']): AssetManifest['componentStyles'] =>
      Object.fromEntries(Object.entries(named).map(([name, entries]) => [name, sheets(entries)])),
    islands: (named: ClientInputs['islands']): AssetManifest['islands'] =>
      Object.fromEntries([...named].map(([id, name]) => [id, island(entry(name))])),
  };
}

/** Names of files hold a hash of their content and of what they import. Islands name their own. */
const buildId = (ofAllPages: Omit<AssetManifest, 'build' | 'islands' | 'shared'>) =>
  createHash('sha256').update(JSON.stringify(ofAllPages)).digest('hex').slice(0, 12);

/** The chunk that `browser/islands/client/load-module.ts` imports when the first island is due, with all it imports. */
function reactChunks(manifest: Manifest): ManifestChunk[] {
  const root = Object.values(manifest).find(
    ({ name, isDynamicEntry }) => isDynamicEntry && name === 'react-root',
  );
  return root ? [root, ...staticImports(manifest, root)] : [];
}

function staticImports(manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): ManifestChunk[] {
  return (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key];
    if (!imported || seen.has(key)) return [];
    seen.add(key);
    return [imported, ...staticImports(manifest, imported, seen)];
  });
}
