import { relative } from 'node:path';
import { formatBytes } from '../../core/text/format-bytes.ts';
import { plural } from '../../core/text/plural.ts';
import { withSite } from '../../site/read/read-site.ts';
import { readData } from '../../site/sources/data/read-data.ts';
import type { Given } from '../../site/sources/given.ts';
import { readSources } from '../../site/sources/read-sources.ts';
import { loadSiteConfig } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio sources [dir]`: asks all sources and modules of data, and tells what each of them gives. */
export async function sourcesCommand(dir: string | undefined, { log, count }: Terminal): Promise<void> {
  const config = await loadSiteConfig(dir, {});
  const problems = await withSite(config, {}, (site) => site.problems);
  // Both were asked for the site, once for this config.
  const [data, sources] = await Promise.all([readData(config), readSources(config)]);
  const given = [...sources.given, ...data.given];
  if (problems.length > 0) log.report(problems);
  for (const one of given) log.info(givenText(one));
  if (given.length === 0) log.info('The site has neither sources nor modules of data.');
  count({
    sources: sources.given.length,
    rows: sources.given.reduce((sum, { rows }) => sum + (rows?.all ?? 0), 0),
    data: data.given.length,
  });
}

/** What one has given: `sources/pets.ts: 1,204 rows, 3 added, 1 gone, in 0.4 s, kept in .bifolio/sources/pets`. */
function givenText({ name, rows, bytes = 0, durationMs, kept }: Given): string {
  const { added = 0, changed = 0, gone = 0 } = rows ?? {};
  const parts = [
    rows ? plural(rows.all, 'row') : formatBytes(bytes),
    added > 0 && `${added} added`,
    changed > 0 && `${changed} changed`,
    gone > 0 && `${gone} gone`,
    `in ${(durationMs / 1000).toFixed(1)} s`,
    `kept in ${relative('.', kept)}`,
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}
