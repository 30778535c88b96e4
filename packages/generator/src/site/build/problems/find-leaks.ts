import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { KeyedBundle } from '../../bundle/bundle-folders.ts';
import type { Site } from '../../read/read-site.ts';
import { outputPath } from '../output/output-path.ts';
import type { RenderedSite } from '../render-site.ts';
import type { SiteReports } from './site-reports.ts';

interface BuiltSite {
  rendered: Pick<RenderedSite, 'sealedFiles'>;
  reports: SiteReports;
  bundled: KeyedBundle;
  outDir: string;
  files: readonly string[];
  /** Gets the files that show what is locked. */
  refused(outputs: readonly string[]): void;
}

/** Errors for text of locked pages in an output that is about to be published. Sites without locks load nothing. */
export async function findLeaks(
  { config, graph }: Pick<Site, 'config' | 'graph'>,
  { rendered, reports, bundled, ...output }: BuiltSite,
): Promise<Problem[]> {
  if (!reports.hasSecrets) return [];
  const { lockedTextProblems } = await import('../../gate/gate.ts');
  const pages = new Map(graph.pages.map(({ route, file }) => [outputPath(route), file]));
  return lockedTextProblems({
    config,
    graph,
    reports,
    shownFiles: rendered.sealedFiles,
    bundle: bundled.bundle,
    ...output,
    pageOf: (output) => pages.get(output) || undefined,
  });
}
