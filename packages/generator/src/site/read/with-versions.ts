import type { SiteVersions } from '../../core/contracts/navigation.ts';
import type { Site } from './read-site.ts';

/** A site whose pages know of other versions.. */
export const withVersions = (site: Site, versions: SiteVersions): Site => ({
  ...site,
  graph: { ...site.graph, site: { ...site.graph.site, hasVersions: true }, versions },
});
