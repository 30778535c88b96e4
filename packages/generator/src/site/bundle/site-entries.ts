import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { type AuthorModules, findAuthorModules } from './author/author-modules.ts';

/** What the bundles of a site are made by, besides its modules. */
export type BundleConfig = Pick<
  LoadedConfig,
  | 'root'
  | 'file'
  | 'sourceDir'
  | 'publicDir'
  | 'projectDir'
  | 'base'
  | 'build'
  | 'extensions'
  | 'icons'
  | 'markdown'
  | 'styles'
  | 'theme'
  | 'vite'
>;

/** The part of it that a bundler is told: but for options for Vite, plain data. */
export interface BundlerOptions
  extends Pick<BundleConfig, 'root' | 'sourceDir' | 'publicDir' | 'projectDir' | 'base' | 'vite'> {
  markdown: Pick<BundleConfig['markdown'], 'breaks' | 'math' | 'slug' | 'dialects' | 'code'>;
  icons: Pick<BundleConfig['icons'], 'service'>;
  theme: Pick<BundleConfig['theme'], 'server' | 'prebuilt'>;
}

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
export function findSiteEntries(config: BundleConfig, pages: readonly Page[]): SiteEntries {
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
  const owners = new Map<string, string>();
  const components = { ...modules.components };
  for (const { name: extension, markdown } of extensions)
    for (const [name, path] of Object.entries(markdown?.components ?? {})) {
      const owner = owners.get(name);
      if (Object.hasOwn(modules.components, name)) continue;
      if (owner !== undefined) throw takenComponent(name, owner, extension);
      owners.set(name, extension);
      components[name] = path;
    }
  return { ...modules, components };
}

const takenComponent = (name: string, one: string, other: string): BifolioError =>
  new BifolioError({
    severity: 'error',
    code: 'extension-component',
    message: `Extension "${one}" and extension "${other}" both add a component "${name}".`,
    hint: `Remove one of the extensions, or write components/${name}.tsx, which takes precedence over both.`,
    option: ['extensions'],
  });
