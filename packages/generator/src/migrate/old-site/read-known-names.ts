import { bundleWithCache } from '../../bundle/bundle-cache.ts';
import { importServerBundle } from '../../bundle/import-server-bundle.ts';
import { loadConfig } from '../../config/load.ts';
import { knownKeys } from '../../config/mistakes/known-keys.ts';
import { configSchema } from '../../config/schema.ts';
import { type FindInstalled, findInstalledFor } from '../../files/find-installed.ts';
import type { Block } from '../../markdown/types.ts';
import { NO_SITE } from '../../own-files.ts';
import { readSite } from '../../site/read-site.ts';
import type { KnownNames } from './known-names.ts';

/** What reads a page as a build would. */
export interface Understood {
  known: KnownNames;
  blocks: readonly Block[];
  /** Finds packages that come with the theme. */
  findInstalled: FindInstalled;
}

/** What this version understands, from its schemas and from the default theme, whose bundle is kept on this machine. */
export async function readKnownNames(): Promise<Understood> {
  const config = await loadConfig(NO_SITE);
  const schema = configSchema(config.theme.markdown);
  const { entries } = await readSite(config);
  const { bundle } = await bundleWithCache(config, entries);
  const { renderer } = await importServerBundle(config, bundle);
  return {
    blocks: renderer.blocks,
    findInstalled: findInstalledFor(config),
    known: {
      components: new Set(renderer.componentNames),
      layouts: new Set(renderer.layoutNames),
      blocks: new Set(renderer.blocks.map(({ name }) => name)),
      frontmatter: new Set(Object.keys(config.frontmatter.shape)),
      options: {
        site: new Set(knownKeys(schema, [])),
        theme: new Set(config.theme.optionNames),
        markdown: new Set(knownKeys(schema, ['markdown'])),
      },
    },
  };
}
