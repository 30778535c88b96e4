import { join } from 'node:path';
import { builtAnswers } from '../../check/compare/built-answers.ts';
import { type ComparedParts, type ComparedSites, compareSites } from '../../check/compare/compare-sites.ts';
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
  const { problems, ...compared } = await compareSites(oldPages(compare), answerOf);
  progress.done();
  log.report(problems);
  if (problems.length > 0) fail();
  log.info(comparedText(compared));
  count(flatCounts(compared));
}

/** `headings: 12, headingsKept: 11`, for programs. */
function flatCounts(compared: Omit<ComparedSites, 'problems'>): Record<string, number> {
  const flat = Object.entries(compared).flatMap(([name, value]: [string, number | ComparedParts]) =>
    typeof value === 'number'
      ? [[name, value] as const]
      : ([
          [name, value.all],
          [`${name}Kept`, value.kept],
        ] as const),
  );
  return Object.fromEntries(flat);
}

/** One line with pages, one with the parts that were kept. */
function comparedText({ pages, same, skipped, ...parts }: Omit<ComparedSites, 'problems'>): string {
  const of = ({ all, kept }: ComparedParts, what: string) => `${what} ${kept} of ${all}`;
  return [
    `Compared ${plural(pages, 'old page')}: ${same} the same, ${pages - same} not. ${skipped} skipped.`,
    `Kept: ${[
      of(parts.addresses, 'URLs'),
      of(parts.headings, 'heading ids'),
      of(parts.codes, 'code blocks'),
      of(parts.images, 'images'),
      of(parts.texts, 'texts of pages'),
    ].join(', ')}.`,
  ].join('\n');
}
