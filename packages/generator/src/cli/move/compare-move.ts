import { join } from 'node:path';
import { builtAnswers } from '../../check/compare/built-answers.ts';
import { compareSites } from '../../check/compare/compare-sites.ts';
import { oldPages } from '../../check/compare/old-pages.ts';
import { openWorkFolder, workFolder } from '../../core/cache/work-folder.ts';
import { plural } from '../../core/text/plural.ts';
import { buildSite } from '../../site/build/build-site.ts';
import { withSite } from '../../site/read/read-site.ts';
import { loadSiteConfig } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio move --compare <old site> [dir]`: exit code 1 when a page of the old site has no answer, or another text. */
export async function compareMoveCommand(
  dir: string | undefined,
  { compare }: { compare: string },
  { log, count, fail, progress }: Terminal,
): Promise<void> {
  const loaded = await loadSiteConfig(dir, {});
  openWorkFolder(loaded.root);
  const config = { ...loaded, outDir: join(workFolder(loaded.root), 'moved'), versions: [] };
  await buildSite(config, { progress, hasTextMarks: true });
  const answerOf = await withSite(config, { withErrors: true }, ({ graph }) =>
    builtAnswers(graph.pages, config),
  );
  progress.start('Comparing pages');
  const { pages, same, skipped, problems } = await compareSites(oldPages(compare), answerOf);
  progress.done();
  log.report(problems);
  if (problems.length > 0) fail();
  log.info(
    `Compared ${plural(pages, 'old page')}: ${same} the same, ${pages - same} not. ${skipped} skipped.`,
  );
  count({ pages, same, skipped });
}
