import { storeOf } from '../../core/store/site-store.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { RemoteSizes } from './remote-sizes.ts';

/** The sizes of images of other hosts, with `imageSize: 'all'`; what asks for them is loaded only then. */
export async function openRemoteSizes(
  config: Pick<LoadedConfig, 'markdown' | 'build' | 'root'>,
): Promise<RemoteSizes | undefined> {
  if (config.markdown.imageSize !== 'all') return undefined;
  const { createRemoteSizes } = await import('./remote-sizes.ts');
  return createRemoteSizes({ store: storeOf(config) });
}
