import { checkSite } from '../build/check-site.ts';
import { askedHosts } from '../needs/asked-hosts.ts';
import { plural } from '../text/plural.ts';
import { askedHostsText } from './build-summary.ts';
import { loadSiteConfig } from './options.ts';
import type { Terminal } from './terminal.ts';

/** `bifolio check [dir]`: exit code 1 when there are errors; dead links and missing images are errors here. */
export async function checkCommand(
  dir: string | undefined,
  options: { strict?: boolean },
  { log, progress, fail }: Terminal,
): Promise<void> {
  const config = await loadSiteConfig(dir, {});
  const { pages, problems, sources } = await checkSite(config, progress);
  const errors = problems.filter(({ severity }) => severity === 'error' || options.strict);
  if (problems.length > 0) log.report(problems);
  const hosts = askedHostsText(askedHosts(sources));
  if (hosts) log.info(hosts);
  if (errors.length > 0) fail();
  else log.info(`Checked ${plural(pages, 'page')}: no errors.`);
}
