import type { PageGraph } from '../../core/contracts/navigation.ts';
import { closeStore } from '../../core/store/site-store.ts';
import type { LoadedConfig } from '../config/load.ts';
import { forgetLockedRows } from '../sources/read-sources.ts';

/** Ends what `readSite` has begun: what it knows is kept, and no text of locked rows stays on the disk. */
export function closeSite(
  config: Pick<LoadedConfig, 'root' | 'sourceDir'>,
  site?: { graph: Pick<PageGraph, 'pages' | 'drafts'> },
): void {
  if (site) forgetLockedRows(config, [...site.graph.pages, ...site.graph.drafts]);
  closeStore(config.root);
}
