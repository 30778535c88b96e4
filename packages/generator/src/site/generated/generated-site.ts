import type { Took } from '../../core/clock/took.ts';
import type { Collection } from '../../core/contracts/collections.ts';
import type { ExtensionHead } from '../../core/contracts/extension.ts';
import type {
  BesideFile,
  GeneratedFile,
  GeneratedPage,
  ScannedSite,
} from '../../core/contracts/generated.ts';
import type { GitData, Page } from '../../core/contracts/page.ts';
import type { LoadedConfig } from '../config/load.ts';
import { generateAll, type Owned } from '../extensions/generate-all.ts';
import { extensionHead } from '../extensions/head-of-page.ts';
import { textForAll } from '../faces/make-face.ts';
import { checkAddress, findClash } from './generated-addresses.ts';
import { notFoundPages } from './not-found-pages.ts';

/** What a site has besides the pages that were written. */
export interface GeneratedSite {
  pages: Page[];
  files: readonly Owned<GeneratedFile>[];
  /** Files for each page. */
  beside: readonly Owned<BesideFile>[];
  /** Elements that extensions add to the head of a page; absent when none does. */
  head?: ExtensionHead;
  took: readonly Took[];
  /** What a generated page's layout gets. */
  dataOf(page: Page): unknown;
  /** Who makes a generated page, for messages: `the theme`. */
  makerOf(page: Page): string;
}

export interface GeneratedSiteInput {
  config: Pick<LoadedConfig, 'base' | 'hostname' | 'locales' | 'sourceDir' | 'theme'> &
    Partial<Pick<LoadedConfig, 'extensions'>>;
  /** With or without those that were generated before. */
  pages: readonly Page[];
  /** By source file. */
  git: ReadonlyMap<string, GitData>;
  collections: readonly Collection[];
}

/** The pages and files that generator, theme and extensions make of a site. A page that an author has written at the same address wins. */
export function generatedSite({ config, pages, git, collections }: GeneratedSiteInput): GeneratedSite {
  const { base, hostname, locales } = config;
  const written = pages.filter(({ kind }) => kind !== 'generated');
  const site: ScannedSite = {
    base,
    hostname,
    locales,
    pages: written,
    collections,
    git: ({ file }) => git.get(file),
    text: (page) => textForAll(page, config.sourceDir),
  };
  const made = generateAll(config, site);
  const taken = new Set(written.map(({ route }) => route));
  const free = new Map<string, GeneratedPage>();
  for (const page of made.pages) {
    checkAddress(page.route.slice(1).replace(/\/$/, ''), page.route, page.by);
    if (!taken.has(page.route) && !free.has(page.route)) free.set(page.route, page);
  }
  for (const page of notFoundPages(site))
    if (!taken.has(page.route) && !free.has(page.route)) free.set(page.route, page);
  for (const { path, by } of made.files) checkAddress(path, path, by);
  const makers = new Map(made.pages.map(({ route, by }) => [route, by]));
  findClash(made, [...taken, ...free.keys()]);
  return {
    pages: [...free.values()].map(toPage),
    files: made.files,
    beside: made.beside,
    took: made.took,
    head: extensionHead(config),
    makerOf: ({ route }) => makers.get(route) ?? '',
    dataOf: ({ route }) => free.get(route)?.data?.(),
  };
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
