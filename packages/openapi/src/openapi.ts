import { fileURLToPath } from 'node:url';
import type { Extension } from 'bifolio';
import { describedPages } from './described-pages.ts';
import { checkOptions, type OpenapiOptions } from './options.ts';
import { partsBlock } from './parts-block.ts';

/** Goes up when pages of the same description look different. */
const VERSION = '5';

/**
 * An extension that makes a page for each operation and each schema of OpenAPI descriptions.
 * @example
 * ```ts
 * import { openapi } from '@bifolio/openapi';
 * import { defineConfig } from 'bifolio';
 *
 * export default defineConfig({ extensions: [openapi({ file: 'openapi.yaml', folder: 'api' })] });
 * ```
 */
export function openapi(options: OpenapiOptions | readonly OpenapiOptions[]): Extension {
  const descriptions = checkOptions(options);
  return {
    name: 'openapi',
    version: VERSION,
    options: descriptions,
    sources: descriptions.map((one) => ({
      watch: [one.file],
      pages: ({ root, dependsOn, langOf }) =>
        describedPages(one, { root, dependsOn, lang: langOf(`${one.folder}/README.md`) }),
    })),
    markdown: {
      blocks: [partsBlock],
      components: {
        OpenapiEndpoint: moduleAt('OpenapiEndpoint'),
        OpenapiSheet: moduleAt('OpenapiSheet'),
        OpenapiTry: moduleAt('OpenapiTry'),
      },
    },
  };
}

/** Compiled beside this module, or as it is written when that runs. */
const moduleAt = (name: string) =>
  fileURLToPath(
    new URL(`./components/${name}.${import.meta.url.endsWith('.ts') ? 'tsx' : 'js'}`, import.meta.url),
  );
