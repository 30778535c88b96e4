import type { Progress } from '../../core/log/progress.ts';
import { clientFindings } from './findings/client-findings.ts';
import { configFindings } from './findings/config-findings.ts';
import type { Finding, MigrationReport } from './findings/finding.ts';
import { lockFindings } from './findings/lock-findings.ts';
import { navigationFindings } from './findings/navigation-findings.ts';
import { createPageReader } from './findings/page-findings.ts';
import { placeFindings } from './findings/place-findings.ts';
import { toolFindings } from './findings/tool-findings.ts';
import { readOldSite } from './old-site/old-site.ts';
import { readKnownNames } from './old-site/read-known-names.ts';
import { sourceStyle } from './old-site/source-style.ts';

/**
 * What of an existing site will not carry over. Its files are read, never run and never written. Throws when `from` names
 * no generator we know, or `dir` holds no such site.
 */
export async function checkMigration(
  dir: string,
  from: unknown,
  progress: Progress,
): Promise<MigrationReport> {
  const style = sourceStyle(from);
  const site = await readOldSite(dir, style);
  progress.start('Bundling the theme');
  const understood = await readKnownNames();
  progress.done();
  progress.start('Reading pages', site.pages.length);
  const readPage = createPageReader(site, understood);
  const findings: Finding[] = [
    ...site.configs.flatMap((config) => configFindings(config, style.options, understood.known)),
    ...clientFindings(site),
    ...site.configs.flatMap(navigationFindings),
    ...toolFindings(site.root),
    ...placeFindings(site),
    ...lockFindings(site),
  ];
  for (const file of site.pages) {
    findings.push(...(await readPage(file)));
    progress.step(1);
  }
  progress.done();
  return { from: style.name, pages: site.pages.length, findings };
}
