import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { createLinkCheck, type LinkReport } from '../graph/links/dead-links.ts';
import { createFindTarget } from '../graph/links/link-target.ts';

export interface DevLinksOptions {
  graph: PageGraph;
  publicDir: string;
  /** Ids in a page that links may point at. */
  anchorsOf(page: Page): Promise<readonly string[]>;
}

/** Links of one page that lead nowhere. Pages are rendered only if the page links to a heading of theirs. */
export async function deadLinksOf(
  report: LinkReport,
  { graph, publicDir, anchorsOf }: DevLinksOptions,
): Promise<Problem[]> {
  const findTarget = createFindTarget(graph);
  const anchors = new Map([[report.route, report.anchors]]);
  for (const { href } of report.links) {
    const target = findTarget(report.file, href);
    if (target.kind !== 'page' || !target.hash || anchors.has(target.page.route)) continue;
    anchors.set(target.page.route, await anchorsOf(target.page));
  }
  return createLinkCheck(graph, { publicDir, anchorsOf: (route) => anchors.get(route) })(report);
}
