import { relative } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { buildSummaryText, iconServiceText, mergedFilesText, nearLimitsText } from './build-summary.ts';
import { loadSiteConfig, type SiteOptions } from './options.ts';
import type { Terminal } from './terminal.ts';

/** `bifolio build [dir]`. */
export async function buildCommand(
  dir: string | undefined,
  options: SiteOptions & { strict?: boolean },
  { log, progress, count }: Terminal,
): Promise<void> {
  const config = await loadSiteConfig(dir, options);
  const summary = await buildSite(config, { progress, strict: options.strict });
  if (summary.problems.length > 0) log.report(summary.problems);
  log.info(buildSummaryText(summary));
  const { pages, files, bytes } = summary;
  count({ pages, files, bytes });
  const fromService = iconServiceText(summary.askedSets, config.icons.service || []);
  if (fromService) log.info(fromService);
  const merged = mergedFilesText(summary.mergedFiles);
  if (merged) log.info(merged);
  const near = nearLimitsText(summary.nearLimits);
  if (near) log.info(near);
  const folder = relative(process.cwd(), config.outDir) || config.outDir;
  const preview = [
    'bifolio preview',
    dir,
    options.out && `--out ${options.out}`,
    options.base && `--base ${options.base}`,
  ];
  log.info(`The site is in ${folder}. Look at it with: ${preview.filter(Boolean).join(' ')}`);
}
