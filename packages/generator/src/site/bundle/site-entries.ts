import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import type { LoadedConfig } from '../config/load.ts';
import { type AuthorModules, findAuthorModules } from './author/author-modules.ts';

/** The modules of one site that Vite bundles, as absolute paths. Pages written in Markdown are not among them (docs/decisions/01-content-is-data.md). */
export interface SiteEntries extends AuthorModules {
  themeServer: string;
  themeClient?: string;
  /** Theme style sheets by name. */
  themeStyles: Readonly<Record<string, string>>;
  /** Modules of the theme that an override can stand for, by component name. */
  overridable: Readonly<Record<string, string>>;
  /** `.mdx` pages by source file. */
  mdx: Readonly<Record<string, string>>;
  /** The author's own style sheets, linked by every page. */
  styles: readonly string[];
}

/** Whether a site adds modules to the theme. */
export const hasOwnModules = ({ components, layouts, slots, overrides, mdx, styles }: SiteEntries): boolean =>
  [components, layouts, slots, overrides, mdx, styles].some((modules) => Object.keys(modules).length > 0);

/** The author's modules that are run while the site is built, unless they say otherwise. */
export const runAtBuild = ({ components, layouts, overrides, slots, mdx }: SiteEntries): string[] =>
  [components, layouts, overrides, slots, mdx].flatMap((modules) => Object.values(modules));

/** Finds what the author's folder adds to the theme. */
export function findSiteEntries(config: LoadedConfig, pages: readonly Page[]): SiteEntries {
  return {
    themeServer: config.theme.server,
    themeClient: config.theme.client,
    themeStyles: config.theme.styles,
    overridable: config.theme.overridable ?? {},
    ...withAdded(findAuthorModules(config.root), config),
    mdx: Object.fromEntries(
      pages.filter(({ kind }) => kind === 'mdx').map(({ file }) => [file, join(config.sourceDir, file)]),
    ),
    styles: config.styles.map((path) => join(config.root, path)),
  };
}

/** The author's modules, and components of extensions. The author's win. */
function withAdded(
  modules: AuthorModules,
  { extensions = [] }: Pick<LoadedConfig, 'extensions'>,
): AuthorModules {
  const added = extensions.map(({ markdown }) => markdown?.components ?? {});
  return { ...modules, components: Object.assign({}, ...added, modules.components) };
}
