import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAnswers } from '../../check/compare/built-answers.ts';
import { type ComparedParts, type ComparedSites, compareSites } from '../../check/compare/compare-sites.ts';
import { newFiles, newPages } from '../../check/compare/newly-public.ts';
import { oldPages } from '../../check/compare/old-pages.ts';
import { openWorkFolder, workFolder } from '../../core/cache/work-folder.ts';
import type { Page } from '../../core/contracts/page.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
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
  const { pages, answerOf, sources } = await withSite(
    config,
    { withErrors: true },
    ({ graph: { pages } }) => ({
      pages,
      answerOf: builtAnswers(pages, config),
      sources: sourcesOf(pages, config.sourceDir),
    }),
  );
  progress.start('Comparing pages');
  const { problems: found, answered, ...compared } = await compareSites(oldPages(compare), answerOf, sources);
  progress.done();
  // A sitemap does not name all that was public.
  const isFolder = !/^https?:\/\//.test(compare);
  const newly = isFolder ? [...newPages(pages, answered), ...newFiles(config.publicDir, compare)] : [];
  const problems = [...newly, ...found];
  log.report(problems);
  if (problems.length > 0) fail();
  log.info(comparedText(compared));
  count(flatCounts(compared));
}

const sourcesOf = (pages: readonly Page[], sourceDir: string): string[] =>
  pages.flatMap((page) => (page.file ? [readFileSync(sourcePath(sourceDir, page), 'utf8')] : []));

type Compared = Omit<ComparedSites, 'problems' | 'answered'>;

/** `headings: 12, headingsKept: 11`, for programs. */
function flatCounts({ themeLines, ...compared }: Compared): Record<string, number> {
  const flat = Object.entries(compared).flatMap(([name, value]: [string, number | ComparedParts]) =>
    typeof value === 'number'
      ? [[name, value] as const]
      : ([
          [name, value.all],
          [`${name}Kept`, value.kept],
        ] as const),
  );
  return { ...Object.fromEntries(flat), themeLines: sumOf(themeLines) };
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** One line with pages, one with the parts that were kept, one with what was not compared. */
function comparedText({ pages, same, skipped, themeLines, ...parts }: Compared): string {
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
    ...themeText(themeLines),
  ].join('\n');
}

/** How many lines are named. */
const SHOWN = 5;

/** Whoever reads it sees whether something of the author's is among them. */
function themeText(lines: ReadonlyMap<string, number>): string[] {
  if (lines.size === 0) return [];
  const most = [...lines].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  const named = most.map(([text, count]) => `"${text.slice(0, 60)}" (${count})`).join(', ');
  return [`Left out as written by the old theme: ${plural(sumOf(lines), 'line')}, such as ${named}.`];
}
