import { closeStore } from '../../core/store/site-store.ts';
import { forgetLockedRows } from '../sources/read-sources.ts';
import type { Site } from './read-site.ts';

/** Ends what `readSite` has begun: what it knows is kept, and no text of locked rows stays on the disk. */
export function closeSite({ config, graph }: Pick<Site, 'config' | 'graph'>): void {
  forgetLockedRows(config, graph.pages);
  closeStore(config.root);
}
