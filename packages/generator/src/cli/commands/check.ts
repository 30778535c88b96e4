import { askedHosts } from '../../core/needs/asked-hosts.ts';
import { plural } from '../../core/text/plural.ts';
import { checkSite } from '../../site/build/check-site.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import type { LanguageIndex } from '../../site/search/build-index.ts';
import { askedHostsText } from '../build-summary.ts';
import { loadSiteConfig, type SiteOptions } from '../options.ts';
import { siteVersions } from '../site-versions.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio check [dir]`: what a build would report, and its exit code. */
export async function checkCommand(
  dir: string | undefined,
  options: Pick<SiteOptions, 'keptSources'> & { strict?: boolean; questions?: boolean; with?: string },
  { log, progress, count }: Terminal,
): Promise<void> {
  const config = await loadSiteConfig(dir, { keptSources: options.keptSources });
  const asking = options.questions || options.with !== undefined;
  const questions = asking ? await questionsOf(config, options.with) : undefined;
  const { strict } = options;
  const { pages, problems, sources } = await checkSite(config, progress, {
    strict,
    ask: questions?.ask,
    ...(await siteVersions(config)),
  });
  if (problems.length > 0) log.report(problems);
  const hosts = askedHostsText(askedHosts(sources));
  if (hosts) log.info(hosts);
  const asked = questions ? ` and ${plural(questions.count, 'question')}` : '';
  log.info(`Checked ${plural(pages, 'page')}${asked}: no errors.`);
  count({ pages, ...(questions && { questions: questions.count }) });
}

/** The questions of the site, and what asks them: its own search, and a program if there is one. */
async function questionsOf(
  config: Pick<LoadedConfig, 'locales' | 'root' | 'search' | 'sourceDir'>,
  command: string | undefined,
) {
  const { askProgram, askQuestions, readQuestions, searchIsOff } = await import(
    '../../check/questions/questions.ts'
  );
  if (config.search === false) throw searchIsOff();
  const languageOf = new Map(config.locales.map(({ path, lang }) => [path, lang]));
  const questions = readQuestions(config.root, [...languageOf.keys()]);
  const { root: site, sourceDir: source } = config;
  return {
    count: questions.length,
    ask: async (indexes: readonly LanguageIndex[]) => [
      ...(await askQuestions(questions, indexes, languageOf)),
      ...(command ? await askProgram(questions, { command, site, source, languageOf }) : []),
    ],
  };
}
