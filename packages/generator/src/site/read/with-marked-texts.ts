import type { Site } from './read-site.ts';

/** A site whose documents tell where the text of their page begins and ends. */
export const withMarkedTexts = (site: Site): Site => ({
  ...site,
  graph: { ...site.graph, site: { ...site.graph.site, hasTextMarks: true } },
});
