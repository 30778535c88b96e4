import { join } from 'node:path';
import { workFolder } from '../cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { RemoteSizes } from './remote-sizes.ts';

/** The sizes of images of other hosts, with `imageSize: 'all'`; what asks for them is loaded only then. */
export async function openRemoteSizes({
  markdown,
  build,
  root,
}: Pick<LoadedConfig, 'markdown' | 'build' | 'root'>): Promise<RemoteSizes | undefined> {
  if (markdown.imageSize !== 'all') return undefined;
  const { createRemoteSizes } = await import('./remote-sizes.ts');
  return createRemoteSizes({ folder: build.cache ? join(workFolder(root), 'image-sizes') : undefined });
}
