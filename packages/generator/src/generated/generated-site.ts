import type { Collection } from '../collections/types.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { GitData, Page } from '../content/page.ts';
import { BifolioError } from '../errors/bifolio-error.ts';
import { notFoundPages } from './not-found-pages.ts';
import type { GeneratedFile, GeneratedPage, ScannedSite } from './types.ts';

/** What a site has besides the pages that were written. */
export interface GeneratedSite {
  pages: Page[];
  files: readonly GeneratedFile[];
  /** What a generated page's layout gets. */
  dataOf(page: Page): unknown;
}

export interface GeneratedSiteInput {
  config: Pick<LoadedConfig, 'base' | 'hostname' | 'locales' | 'theme'>;
  /** With or without those that were generated before. */
  pages: readonly Page[];
  /** By source file. */
  git: ReadonlyMap<string, GitData>;
  collections: readonly Collection[];
}

/** The pages and files that generator and theme make of a site. A page that an author has written at the same address wins. */
export function generatedSite({ config, pages, git, collections }: GeneratedSiteInput): GeneratedSite {
  const { base, hostname, locales, theme } = config;
  const written = pages.filter(({ kind }) => kind !== 'generated');
  const site: ScannedSite = {
    base,
    hostname,
    locales,
    pages: written,
    collections,
    git: ({ file }) => git.get(file),
  };
  const ofTheme = theme.generate?.(site) ?? {};
  const taken = new Set(written.map(({ route }) => route));
  const free = new Map<string, GeneratedPage>();
  for (const page of [...(ofTheme.pages ?? []), ...notFoundPages(site)]) {
    checkAddress(page.route.slice(1).replace(/\/$/, ''), page.route);
    if (!taken.has(page.route) && !free.has(page.route)) free.set(page.route, page);
  }
  const files = [...(ofTheme.files ?? [])];
  for (const { path } of files) checkAddress(path, path);
  return {
    pages: [...free.values()].map(toPage),
    files,
    dataOf: ({ route }) => free.get(route)?.data?.(),
  };
}

/** Addresses are made of what authors write, such as tags: none may lead out of the output folder. */
function checkAddress(path: string, written: string): void {
  if (path.split('/').every((name) => !/^\.{1,2}$|[\\\0?#]/.test(name)) && !/\/\/|^\//.test(path)) return;
  throw new BifolioError({
    severity: 'error',
    code: 'generated-address',
    message: `The theme makes a page or file at "${written}", which isn't a path of the site.`,
    hint: "Remove what paths can't contain: `..`, empty names, `\\`, `?` and `#`.",
  });
}

const toPage = ({ locale, route, layout, title, description = '', frontmatter }: GeneratedPage): Page => ({
  file: '',
  kind: 'generated',
  locale,
  route,
  title,
  description,
  draft: false,
  frontmatter: { ...frontmatter, pageLayout: layout },
});
