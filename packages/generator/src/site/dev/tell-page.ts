import type { Log } from '../../core/log/log.ts';
import { describeMissing } from '../build/problems/missing-frame-icons.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Site } from '../read/read-site.ts';
import type { PageReport } from '../render/page/page-report.ts';
import { atOrigins } from '../sources/at-origins.ts';
import { deadLinksOf } from './dead-links.ts';
import type { DevFaces } from './pages/dev-faces.ts';
import type { TellProblems } from './pages/page-problems.ts';

export interface PageTellerOptions {
  config: Pick<LoadedConfig, 'publicDir'>;
  log: Log;
  tell: TellProblems;
}

/** Tells what is wrong in a page that was rendered. `file`: its source. */
export type TellPage = (report: PageReport, around: { site: Site; faces: DevFaces; file: string }) => void;

/** What navigation lacks on every page is told once. */
export function createPageTeller({ config, log, tell }: PageTellerOptions): TellPage {
  const toldIcons = new Set<string>();

  /** Later than the page itself, which does not wait for pages that it links to. */
  async function tellDeadLinks(report: PageReport, { graph }: Site, faces: DevFaces): Promise<void> {
    const problems = await deadLinksOf(report, {
      graph,
      publicDir: config.publicDir,
      anchorsOf: async (page) => (await faces.renderPage(page)).report.anchors,
    });
    tell(`links of ${report.route}`, atOrigins(problems, graph));
  }

  return (report, { site, faces, file }) => {
    tell(report.route, atOrigins(report.problems, site.graph));
    tellDeadLinks(report, site, faces).catch(() => {}); // A page that it links to cannot be rendered, and says so when it is opened.
    const missing = report.missingIcons.filter((name) => !toldIcons.has(name));
    for (const name of missing) toldIcons.add(name);
    log.report(describeMissing(missing, site, () => ({ pages: 1, file })));
  };
}
