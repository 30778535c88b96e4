import type { Block } from '../../core/contracts/markdown.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { storeOf } from '../../core/store/site-store.ts';
import { createMarkdown, type Markdown } from '../../markdown/renderer.ts';
import { createFenceTypes, twoslashOf } from '../../markdown/twoslash/fence-types.ts';
import type { TypeSource } from '../../markdown/twoslash/types/type-source.ts';
import { createThrowFinder } from '../bundle/problems/throw-finder.ts';
import type { LoadedConfig } from '../config/load.ts';

/** What `markdown.config` throws is the author's, with its place. */
function withOwnErrors({
  markdown,
  root,
}: Pick<LoadedConfig, 'markdown' | 'root'>): LoadedConfig['markdown'] {
  const { config: setUp } = markdown;
  if (!setUp) return markdown;
  return {
    ...markdown,
    config(md) {
      try {
        return setUp(md);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        throw new BifolioError(
          {
            severity: 'error',
            code: 'config-throws',
            message: `The function \`markdown.config\` threw an error: ${text.split('\n', 1)[0]}`,
            hint: 'It gets markdown-it: md.use(plugin, options), with the plugin itself, not its name.',
            ...createThrowFinder(root)(error),
          },
          { cause: error },
        );
      }
    },
  };
}

/** The Markdown of a site: that of its config, with the theme's blocks and then the author's. */
export const siteMarkdown = (
  config: Pick<LoadedConfig, 'build' | 'extensions' | 'markdown' | 'root'>,
  themeBlocks: readonly Block[],
  types: TypeSource = siteTypes(config),
): Markdown =>
  createMarkdown(
    withOwnErrors(config),
    [...themeBlocks, ...extensionBlocks(config), ...config.markdown.blocks],
    types,
  );

const extensionBlocks = ({ extensions = [] }: Pick<LoadedConfig, 'extensions'>) =>
  extensions.flatMap(({ markdown }) => markdown?.blocks ?? []);

/** The types of code in a site's pages. `source` is asked for those that are not remembered. @default a thread of its own */
export const siteTypes = (
  config: Pick<LoadedConfig, 'build' | 'markdown' | 'root'>,
  source?: TypeSource,
): TypeSource =>
  createFenceTypes({
    root: config.root,
    options: twoslashOf(config.markdown),
    store: storeOf(config),
    ...(source && { source }),
  });
