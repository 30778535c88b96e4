import { join } from 'node:path';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { storeOf } from '../../core/store/site-store.ts';
import { plural } from '../../core/text/plural.ts';
import type { BuildOptions, BuildSummary } from '../build/build-contract.ts';
import { buildSite } from '../build/build-site.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Site } from '../read/read-site.ts';
import { withCopies } from './copies.ts';
import { STORE_FOLDER } from './part-folder.ts';
import { readParts, unused } from './read-parts.ts';
import { isInShard, type Shard, shardText } from './shard.ts';

/**
 * Builds a site whose last build is what the folders of parts hold: their pages are taken over, all others are rendered. So the
 * output is that of a build without parts, and a part that is missing, damaged or of another config costs time.
 */
export async function mergeParts(
  given: LoadedConfig,
  folders: readonly string[],
  options: Omit<BuildOptions, 'lastBuild'>,
): Promise<BuildSummary> {
  const config = withCopies(given);
  const { parts, missing, problems } = readParts(folders, config.title);
  return buildSite(config, {
    ...options,
    lastBuild(site, key) {
      const fitting = parts.filter((part) => part.key === key);
      const others = parts.filter((part) => part.key !== key);
      const store = storeOf(config);
      const ofOtherRows = fitting.filter(({ rows }) => rows !== site.rowsKey);
      const damaged = fitting.filter(({ folder }) => !store.adopt(join(folder, STORE_FOLDER)));
      return [
        ...problems,
        ...others.map(({ folder }) => unused(folder, 'its config or theme is not the one of this site')),
        ...damaged.map(({ folder }) => unused(folder, 'it is damaged')),
        ...ofOtherRows.map(({ folder }) => otherRows(folder)),
        ...missing.map((shard) => missingPart(shard, site)),
      ];
    },
  });
}

const otherRows = (folder: string): Problem => ({
  severity: 'warning',
  code: 'part-rows',
  message: `${folder} was built from other rows of sources than this site has now.`,
  hint: 'Pages of rows that differ were rendered here. Run bifolio sources once, and build all parts with --kept-sources.',
});

function missingPart(shard: Shard, { graph }: Site): Problem {
  const pages = graph.pages.filter(({ route, kind }) => kind !== 'generated' && isInShard(route, shard));
  return {
    severity: 'warning',
    code: 'part-missing',
    message: `Part ${shardText(shard)} is missing: ${plural(pages.length, 'page')} were rendered here.`,
    hint: `Build it with --shard ${shardText(shard)}, and name its folder too.`,
  };
}
