import { relative } from 'node:path';
import type { BuildSummary } from '../../site/build/build-contract.ts';
import { buildSite } from '../../site/build/build-site.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import {
  buildSummaryText,
  iconServiceText,
  mergedFilesText,
  nearLimitsText,
  slowText,
  versionsText,
} from '../build-summary.ts';
import { loadSiteConfig, type SiteOptions } from '../options.ts';
import { siteVersions } from '../site-versions.ts';
import type { Terminal } from '../terminal.ts';

export interface BuildCommandOptions extends SiteOptions {
  strict?: boolean;
  /** A part of the site, such as `2/8`. */
  shard?: unknown;
}

/** `bifolio build [dir]`. */
export async function buildCommand(
  dir: string | undefined,
  options: BuildCommandOptions,
  terminal: Terminal,
): Promise<void> {
  if (options.shard !== undefined) {
    const { buildPartCommand } = await import('./build-part.ts');
    return buildPartCommand(dir, { ...options, shard: String(options.shard) }, terminal);
  }
  const { progress } = terminal;
  const config = await loadSiteConfig(dir, options);
  const summary = await buildSite(config, {
    progress,
    strict: options.strict,
    ...(await siteVersions(config)),
  });
  tellBuilt(summary, config, { dir, ...options }, terminal);
}

/** Tells what a build has made and how to look at it. */
export function tellBuilt(
  summary: BuildSummary,
  config: Pick<LoadedConfig, 'icons' | 'outDir'>,
  { dir, out, base }: SiteOptions & { dir?: string },
  { log, count }: Terminal,
): void {
  if (summary.problems.length > 0) log.report(summary.problems);
  log.info(buildSummaryText(summary));
  const slow = slowText(summary.took);
  if (slow) log.info(slow);
  const versions = versionsText(summary.versions);
  if (versions) log.info(versions);
  const { pages, files, bytes } = summary;
  count({ pages, files, bytes });
  const fromService = iconServiceText(summary.askedSets, config.icons.service || []);
  if (fromService) log.info(fromService);
  const merged = mergedFilesText(summary.mergedFiles);
  if (merged) log.info(merged);
  const near = nearLimitsText(summary.nearLimits);
  if (near) log.info(near);
  const folder = relative(process.cwd(), config.outDir) || config.outDir;
  const preview = ['bifolio preview', dir, out && `--out ${out}`, base && `--base ${base}`];
  log.info(`The site is in ${folder}. Look at it with: ${preview.filter(Boolean).join(' ')}`);
}
