import type { BuildOptions } from '../site/build/build-contract.ts';
import type { LoadedConfig } from '../site/config/load.ts';
import type { BuildPartOptions } from '../site/shards/build-part.ts';

/** `BuildOptions.versions` of a site; those with one version load nothing of it. */
export async function siteVersions({ versions }: LoadedConfig): Promise<Pick<BuildOptions, 'versions'>> {
  if (versions.length === 0) return {};
  return { versions: (await import('../site/versions/build-versions.ts')).buildVersions };
}

/** The same of a part, whose pages only tell of them. */
export async function partVersions({ versions }: LoadedConfig): Promise<Pick<BuildPartOptions, 'versions'>> {
  if (versions.length === 0) return {};
  return { versions: (await import('../site/versions/build-versions.ts')).seenVersions };
}
