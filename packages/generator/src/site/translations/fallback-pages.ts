import picomatch from 'picomatch';
import type { Collection } from '../../core/contracts/collections.ts';
import type { Page } from '../../core/contracts/page.ts';
import { isNotFoundRoute } from '../../core/routing/page-route.ts';
import type { ResolvedLocale } from '../config/load.ts';
import { pageLanguage } from '../content/page-language.ts';
import { sourceLocale } from './source-locale.ts';

export interface FallbackInput {
  /** Path of the locale that the others follow. */
  source: string;
  locales: readonly ResolvedLocale[];
  collections: readonly Collection[];
  /** Globs of files that are in one language on purpose. */
  untranslated?: readonly string[];
  /** Addresses of the config that lead elsewhere. */
  redirects?: Readonly<Record<string, string>>;
}

/**
 * Pages that show a source page at the address that its translation would have, one for each language without a page there. Locked
 * pages, drafts, posts, homes, generated pages and pages that are in one language on purpose have none. `pages`: with their locks.
 */
export function fallbackPages(pages: readonly Page[], input: FallbackInput): Page[] {
  const { locales, redirects = {} } = input;
  const taken = new Set([...pages.map(({ route }) => route), ...Object.keys(redirects)]);
  const files = new Set(pages.map(({ file }) => file));
  const mayBeShown = createFilter(input);
  return pages.filter(mayBeShown).flatMap((page) => {
    const own = locales.find(({ path }) => path === page.locale);
    if (!own) return [];
    return locales.flatMap((locale) => {
      const there = locale !== own && placeIn(page, own, locale);
      return there && !taken.has(there.route) && !files.has(there.file)
        ? fallbackPage(page, own, { locale, ...there })
        : [];
    });
  });
}

function createFilter({ source, collections, untranslated = [], locales }: FallbackInput) {
  const isMeant = picomatch([...untranslated], { dot: true });
  const known = new Set(locales.map(({ path }) => path));
  const blogs = collections.filter(({ type }) => type === 'post').map(({ folder }) => `${folder}/`);
  return ({ kind, lock, draft, frontmatter, file, locale, route }: Page) =>
    kind !== 'generated' &&
    !lock &&
    !draft &&
    !isNotFoundRoute(route) &&
    frontmatter.translation !== false &&
    [undefined, 'doc', 'page'].includes(frontmatter.pageLayout as string | undefined) &&
    (sourceLocale(frontmatter, known) ?? source) === locale &&
    !blogs.some((folder) => file.startsWith(folder)) &&
    !isMeant(file);
}

/** Where the translation of a page would be. */
const placeIn = ({ file, route }: Page, from: ResolvedLocale, to: ResolvedLocale) => ({
  file: [to.dir, from.dir ? file.slice(from.dir.length + 1) : file].filter(Boolean).join('/'),
  route: to.path + route.slice(from.path.length),
});

function fallbackPage(
  page: Page,
  own: ResolvedLocale,
  { locale, route, file }: { locale: ResolvedLocale; route: string; file: string },
): Page {
  // The frame around it speaks the reader's language.
  const { lang: _, permalink: __, ...frontmatter } = page.frontmatter;
  return {
    ...page,
    locale: locale.path,
    route,
    frontmatter,
    fallback: { route: page.route, lang: pageLanguage(page.frontmatter, own.lang), file },
  };
}
