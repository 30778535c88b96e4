import { createHash } from 'node:crypto';
import type { Manifest, ManifestChunk } from 'vite';
import type { AssetManifest, IslandAsset } from '../../render/head/assets.ts';
import type { ClientInputs } from './client-inputs.ts';

/** Addresses of a client build by the names that pages use. */
export function assetManifest(manifest: Manifest, inputs: ClientInputs, base: string): AssetManifest {
  const chunks = Object.values(manifest);
  const url = ({ file }: { file: string }) => base + file;
  const entry = (name: string): ManifestChunk => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (!chunk) throw new Error(`The client build has no entry "${name}".`);
    return chunk;
  };
  const island = (name: string): IslandAsset => {
    const imports = staticImports(manifest, entry(name));
    return {
      src: url(entry(name)),
      imports: imports.map(url),
      styles: [entry(name), ...imports].flatMap(({ css = [] }) => css.map((file) => base + file)),
    };
  };
  const client = entry(inputs.client);
  const ofAllPages = {
    client: url(client),
    clientImports: staticImports(manifest, client).map(url),
    leadOn: url(entry(inputs.leadOn)),
    react: reactChunks(manifest).map(url),
    siteStyles: [
      ...(client.css ?? []).map((file) => base + file),
      ...inputs.siteStyles.map((name) => url(entry(name))),
    ],
    styles: Object.fromEntries([...inputs.styles].map(([name, of]) => [name, url(entry(of))])),
  };
  return {
    ...ofAllPages,
    build: buildId(ofAllPages),
    islands: Object.fromEntries([...inputs.islands].map(([id, name]) => [id, island(name)])),
  };
}

/** Names of files hold a hash of their content and of what they import. Islands name their own. */
const buildId = (ofAllPages: Omit<AssetManifest, 'build' | 'islands'>) =>
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
