import { relative } from 'node:path';
import { plural } from '../../core/text/plural.ts';
import { buildPart } from '../../site/shards/build-part.ts';
import { parseShard, shardText } from '../../site/shards/shard.ts';
import { loadSiteConfig, type SiteOptions } from '../options.ts';
import { partVersions } from '../site-versions.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio build --shard 2/8 [dir]`. */
export async function buildPartCommand(
  dir: string | undefined,
  { out, base, ...options }: SiteOptions & { shard: string; strict?: boolean },
  { log, progress, count }: Terminal,
): Promise<void> {
  const shard = parseShard(options.shard);
  const folder = out ?? `part-${shard.number}`;
  const config = await loadSiteConfig(dir, { base, keptSources: options.keptSources });
  const { rendered, pages } = await buildPart(config, {
    shard,
    folder,
    progress,
    strict: options.strict,
    ...(await partVersions(config)),
  });
  count({ rendered, pages });
  const name = relative('.', folder) || folder;
  const next = ['bifolio merge part-*', dir && `--site ${dir}`, base && `--base ${base}`];
  log.info(`Rendered ${rendered} of ${plural(pages, 'page')} (${shardText(shard)}) into ${name}.`);
  log.info(`Once all ${shard.of} parts are there: ${next.filter(Boolean).join(' ')}`);
}
