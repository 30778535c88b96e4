import { resolve } from 'node:path';
import type { Extension } from '../../core/contracts/extension.ts';
import { type FrontmatterSchema, frontmatterSchema } from '../../core/contracts/frontmatter.ts';
import type { SiteLocale } from '../../core/contracts/navigation.ts';
import type { EncryptOptions } from '../../core/contracts/options/locks.ts';
import type { ReplaceAssetsOptions } from '../../core/contracts/options/replace-assets.ts';
import type { Theme } from '../../core/contracts/theme.ts';
import { siteExtensions } from './places/site-extensions.ts';
import type { ConfigOutput } from './schema.ts';

/** A locale with the folder its pages are in. */
export interface ResolvedLocale extends SiteLocale {
  /** Relative to `sourceDir`, forward slashes, no slash at the ends; `''` is `sourceDir` itself. */
  dir: string;
}

/** Pages that have been taken from a commit. */
export interface PageHistory {
  /** A folder of the repository. */
  folder: string;
  /** Path of their folder below that one, forward slashes. */
  path: string;
  commit: string;
}

/** The config after checks: paths absolute, shorthands written out, nothing optional that code would have to guess. */
export interface LoadedConfig
  extends Omit<
    ConfigOutput,
    | 'source'
    | 'output'
    | 'public'
    | 'project'
    | 'locales'
    | 'theme'
    | 'extensions'
    | 'encrypt'
    | 'replaceAssets'
  > {
  /** The config file, absolute; absent for a folder without one. */
  file?: string;
  /** Rows and data are those that were kept last: neither sources nor modules of data are asked. */
  keptSources?: boolean;
  /** Folder of the config, absolute. */
  root: string;
  sourceDir: string;
  outDir: string;
  publicDir: string;
  /** What includes and images may not leave. */
  projectDir: string;
  title: string;
  /** With a slash at both ends. */
  base: string;
  /** What addresses in `head` count from: those of a version are of the present site. @default `base` */
  headBase?: string;
  /** Without a slash at the end. */
  hostname?: string;
  /** At least one, `/` first. */
  locales: readonly ResolvedLocale[];
  theme: Theme;
  /** Those of theme and config, sorted by name. */
  extensions: readonly Extension[];
  /** What the frontmatter of pages may hold, the theme's fields included. */
  frontmatter: FrontmatterSchema;
  /** Which pages are locked, from the config or the theme's options. Passwords stand there as they were written. */
  encrypt?: EncryptOptions;
  /** Folder of the files with environment variables that passwords name. @default `root` */
  environmentDir?: string;
  /** Where the history of the pages is, when they are not in a repository themselves. */
  history?: PageHistory;
  /** Where readers get images, sound and film from, from the config or the theme's options. */
  replaceAssets?: ReplaceAssetsOptions;
}

export interface ResolveInput {
  options: ConfigOutput;
  root: string;
  /** Used when the config has no `title`. */
  fallbackTitle: string;
  theme: Theme;
  file?: string;
}

/** Turns checked options into the shape that the rest of the program trusts. */
export function resolveConfig({ options, root, fallbackTitle, theme, file }: ResolveInput): LoadedConfig {
  const { source, output, public: publicFolder, project, locales: _, ...rest } = options;
  const title = options.title ?? fallbackTitle;
  return {
    ...rest,
    file,
    root,
    sourceDir: resolve(root, source),
    outDir: resolve(root, output),
    publicDir: resolve(root, publicFolder),
    projectDir: resolve(root, project),
    title,
    base: normalizeBase(options.base),
    hostname: options.hostname?.replace(/\/+$/, ''),
    locales: resolveLocales({ ...options, title }, theme),
    theme,
    extensions: siteExtensions(theme.extensions, options.extensions),
    frontmatter: frontmatterSchema(theme.frontmatter),
    encrypt: options.encrypt || theme.encrypt,
    search: theme.search ?? options.search,
    replaceAssets: options.replaceAssets || theme.replaceAssets,
  };
}

/** A base path with one slash at each end: `docs` is `/docs/`. */
function normalizeBase(base: string): string {
  return `/${base}/`.replace(/\/+/g, '/');
}

function resolveLocales(options: ConfigOutput & { title: string }, theme: Theme): ResolvedLocale[] {
  const { lang, title, description } = options;
  const locales: NonNullable<ConfigOutput['locales']> = options.locales ?? { '/': { lang } };
  const paths = Object.keys(locales).sort((a, b) => Number(b === '/') - Number(a === '/'));
  return paths.flatMap((path) => {
    const locale = locales[path];
    if (!locale) return [];
    const { label, text } = theme.locale(path, locale.lang);
    return {
      path,
      lang: locale.lang,
      label: locale.label ?? label ?? languageName(locale.lang),
      title: locale.title ?? title,
      description: locale.description ?? description,
      ...(text && { text }),
      dir: (locale.dir ?? path).replace(/^(?:\.?\/)+|\/+$|^\.$/g, ''),
    };
  });
}

/** The language's name in itself. Chinese is told by its script, other languages by the language alone. */
function languageName(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const name = language === 'zh' ? `${language}-${script}` : language;
  return new Intl.DisplayNames([tag], { type: 'language' }).of(name) ?? tag;
}
