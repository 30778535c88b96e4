import type { Badge, Frontmatter, Page, PageOrigin } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { fileFault } from '../../core/errors/file-fault.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
import { createMemoryKeeper } from '../../core/memory/release-memory.ts';
import { type PrefixedRoute, prefixedRoutes } from '../../core/routing/collection-paths.ts';
import { fileRoute, isNotFoundRoute, localeOfFile, permalinkRoute } from '../../core/routing/page-route.ts';
import type { LoadedConfig, ResolvedLocale } from '../config/load.ts';
import { type FindOptions, findPages } from './find/find-pages.ts';
import { otherMarkdown } from './find/other-markdown.ts';
import { readableName } from './readable-name.ts';
import type { ScanCache } from './scan-cache.ts';
import { type PageSummary, summarizePage } from './summarize-page.ts';

export type ScanOptions = FindOptions & PageOptions;

/** What reading one page takes. Without a schema, frontmatter is checked for the generator's fields. */
type PageOptions = Pick<LoadedConfig, 'sourceDir' | 'locales'> &
  Partial<Pick<LoadedConfig, 'frontmatter' | 'theme'>>;

/** The pages of a site, with what is wrong in their sources. */
export interface ScanResult {
  /** Sorted by source file. */
  pages: Page[];
  /** Drafts that are no pages. */
  drafts: Page[];
  problems: Problem[];
}

export interface ScanSettings {
  /** Drafts are pages. @default false */
  dev?: boolean;
  /** What is known of files from earlier scans; whoever made it saves it. @default nothing */
  cache?: ScanCache;
  /** Pages of sources, where no author has written the same page. @default none */
  rows?: ReadonlyMap<string, PageOrigin>;
}

/** After so many files there may be garbage worth collecting. */
const FILES_AT_ONCE = 1000;

/** All pages of a site, from frontmatter and first heading alone. */
export async function scanPages(
  options: ScanOptions,
  { dev = false, cache, rows }: ScanSettings = {},
): Promise<ScanResult> {
  const { files: written, others, problems } = await findPages(options);
  const ofPages = others.filter((file) => localeOfFile(file, options.locales)).map(otherMarkdown);
  const routesOf = collectionRoutes(options);
  const keepMemory = createMemoryKeeper();
  const scanned: ScannedPage[] = [];
  const files = rows?.size ? [...new Set([...written, ...rows.keys()])].sort() : written;
  const own = new Set(rows?.size ? written : []);
  for (const file of files) {
    const origin = own.has(file) ? undefined : rows?.get(file);
    scanned.push(scanPage(file, options, { cache, routesOf, origin }));
    if (scanned.length % FILES_AT_ONCE === 0) await keepMemory();
  }
  const found = scanned.flatMap(({ page }) => page ?? []);
  const isLeftOut = ({ draft }: Page) => draft && !dev;
  const pages = found.filter((page) => !isLeftOut(page));
  return {
    pages,
    drafts: found.filter(isLeftOut),
    problems: [...problems, ...ofPages, ...scanned.flatMap((one) => one.problems)],
  };
}

interface ScannedPage {
  page?: Page;
  problems: Problem[];
}

interface PageSettings extends Pick<ScanSettings, 'cache'> {
  routesOf?: CollectionRoutes;
  /** The page is of a source. */
  origin?: PageOrigin;
}

/** One page, as `scanPages` makes it; no page when the file lies in the folder of no locale. */
export function scanPage(
  file: string,
  { sourceDir, locales, frontmatter: schema }: PageOptions,
  { cache, routesOf, origin }: PageSettings = {},
): ScannedPage {
  const locale = localeOfFile(file, locales);
  if (!locale) return { problems: [] };
  const path = sourcePath(sourceDir, { file, origin });
  const source = tryReadPage(path, file, () => summarizePage(path, file, schema), cache);
  if ('problem' in source) return { problems: [source.problem] };
  const { route, problems } = routeOf(file, source.frontmatter, locale, routesOf?.(locale));
  const page: Page = {
    file,
    kind: file.endsWith('.mdx') ? 'mdx' : 'md',
    hash: source.hash,
    locale: locale.path,
    route,
    title: isNotFoundRoute(route) ? writtenTitle(source) : titleOf(file, source, locale),
    description: asText(source.frontmatter.description) ?? '',
    icon: asText(source.frontmatter.icon),
    badge: source.frontmatter.badge as Badge | undefined,
    draft: source.frontmatter.draft === true,
    frontmatter: source.frontmatter,
    ...(source.hasLockedPart && { hasLockedPart: true }),
    ...(source.locked && { lock: { scope: 'page', rules: [], own: true } }),
    ...(origin && { origin }),
  };
  return { page, problems: [...source.problems, ...problems] };
}

function tryReadPage(
  path: string,
  file: string,
  read: () => PageSummary,
  cache?: ScanCache,
): PageSummary | { problem: Problem } {
  try {
    return cache ? cache.summary(path, read) : read();
  } catch (error) {
    return {
      problem: {
        severity: 'error',
        code: 'unreadable-file',
        message: `The file cannot be read: ${fileFault(error)}.`,
        hint: 'Change its permissions, or name it in `exclude`.',
        file,
      },
    };
  }
}

function routeOf(
  file: string,
  { permalink }: Frontmatter,
  locale: ResolvedLocale,
  prefixed: PrefixedRoute = (_, route) => route,
): { route: string; problems: Problem[] } {
  const own = () => prefixed(file, fileRoute(file, locale));
  if (typeof permalink !== 'string' || permalink === '') return { route: own(), problems: [] };
  const result = permalinkRoute(permalink, locale);
  if ('route' in result) return { ...result, problems: [] };
  return { route: own(), problems: [{ ...result.problem, file }] };
}

type CollectionRoutes = (locale: ResolvedLocale) => PrefixedRoute | undefined;

/** Where the collections of each locale have their addresses. */
function collectionRoutes({ locales, theme }: Pick<ScanOptions, 'locales' | 'theme'>): CollectionRoutes {
  const prefixed = new Map(
    locales.map((locale) => [
      locale.path,
      prefixedRoutes(theme?.locale(locale.path, locale.lang).collections ?? [], locale),
    ]),
  );
  return ({ path }) => prefixed.get(path);
}

function titleOf(file: string, source: PageSummary, locale: ResolvedLocale): string {
  return writtenTitle(source) || (readableName(file.slice(locale.dir.length)) ?? locale.title);
}

/** Empty when the page says nothing. */
const writtenTitle = ({ frontmatter, heading }: Pick<PageSummary, 'frontmatter' | 'heading'>) =>
  asText(frontmatter.title) ?? heading ?? '';

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
