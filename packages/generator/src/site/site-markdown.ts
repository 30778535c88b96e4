import type { LoadedConfig } from '../config/load.ts';
import { createMarkdown, type Markdown } from '../markdown/renderer.ts';
import { createFenceTypes, twoslashOf } from '../markdown/twoslash/fence-types.ts';
import type { TypeSource } from '../markdown/twoslash/type-source.ts';
import type { Block } from '../markdown/types.ts';
import { storeOf } from '../store/site-store.ts';

/** The Markdown of a site: that of its config, with the theme's blocks and then the author's. */
export const siteMarkdown = (
  config: LoadedConfig,
  themeBlocks: readonly Block[],
  types: TypeSource = siteTypes(config),
): Markdown => createMarkdown(config.markdown, [...themeBlocks, ...config.markdown.blocks], types);

/** The types of code in a site's pages. `source` is asked for those that are not remembered. @default a thread of its own */
export const siteTypes = (config: LoadedConfig, source?: TypeSource): TypeSource =>
  createFenceTypes({
    root: config.root,
    options: twoslashOf(config.markdown),
    store: storeOf(config),
    ...(source && { source }),
  });
