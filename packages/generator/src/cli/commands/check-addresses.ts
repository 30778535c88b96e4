import { checkAddresses } from '../../check/addresses/check-addresses.ts';
import { readAddresses } from '../../check/addresses/read-addresses.ts';
import { openWorkFolder } from '../../core/cache/work-folder.ts';
import { plural } from '../../core/text/plural.ts';
import { withSite } from '../../site/read/read-site.ts';
import { loadSiteConfig } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio check --addresses <sitemap> [dir]`: exit code 1 when an old URL leads nowhere. */
export async function checkAddressesCommand(
  dir: string | undefined,
  { addresses }: { addresses: string },
  { log, count, fail }: Terminal,
): Promise<void> {
  const urls = await readAddresses(addresses);
  const config = await loadSiteConfig(dir, {});
  openWorkFolder(config.root);
  const checked = await withSite(config, { withErrors: true }, ({ graph }) =>
    checkAddresses(urls, graph.pages, config),
  );
  const lost = Object.entries(checked.redirects);
  if (lost.length > 0) {
    fail();
    const lines = lost.map(([from, to]) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)},\n`);
    log.info(`redirects: {\n${lines.join('')}},`);
  }
  log.info(`Checked ${plural(checked.count, 'old URL')}: ${lost.length} without an answer.`);
  count({ urls: checked.count, lost: lost.length }, checked.problems);
}
