import type { Block } from '../../../core/contracts/markdown.ts';
import { type FindInstalled, findInstalledFor } from '../../../core/files/find-installed.ts';
import { NO_SITE } from '../../../core/own-files.ts';
import { knownKeys } from '../../../core/schemas/known-keys.ts';
import { bundleWithCache } from '../../../site/bundle/bundle-cache.ts';
import { importServerBundle } from '../../../site/bundle/import-server-bundle.ts';
import { loadConfig } from '../../../site/config/load.ts';
import { configSchema } from '../../../site/config/schema.ts';
import { readSite } from '../../../site/read/read-site.ts';
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
