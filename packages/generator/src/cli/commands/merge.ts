import { existsSync, globSync } from 'node:fs';
import { relative } from 'node:path';
import { plural } from '../../core/text/plural.ts';
import { mergeParts } from '../../site/shards/merge-parts.ts';
import { loadSiteConfig, type SiteOptions } from '../options.ts';
import { siteVersions } from '../site-versions.ts';
import type { Terminal } from '../terminal.ts';
import { tellBuilt } from './build.ts';

/** `bifolio merge <parts>`. */
export async function mergeCommand(
  names: readonly string[],
  { site, ...options }: SiteOptions & { site?: string; strict?: boolean },
  terminal: Terminal,
): Promise<void> {
  const config = await loadSiteConfig(site, options);
  const folders = names.flatMap(expanded);
  const summary = await mergeParts(config, folders, {
    progress: terminal.progress,
    strict: options.strict,
    ...(await siteVersions(config)),
  });
  tellBuilt(summary, config, { dir: site, ...options }, terminal);
  terminal.log.info(
    `Merged ${plural(folders.length, 'part')}: ${summary.taken} of ${plural(summary.pages, 'page')} taken over.`,
  );
}

/** What a pattern such as `part-*` names: some shells leave it as it is. */
const expanded = (name: string): string[] => {
  const found = existsSync(name) ? [] : globSync(name).sort();
  return found.length > 0 ? found : [relative('.', name) || name];
};
