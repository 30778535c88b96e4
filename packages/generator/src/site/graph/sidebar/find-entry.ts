import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import {
  encodeRoute,
  hasProtocol,
  isAsset,
  isUnsafe,
  splitHref,
  unsafeLink,
} from '../../../core/routing/url.ts';
import { likeRoute } from '../links/like-route.ts';
import type { PageIndex } from '../page-index.ts';

/** What navbar and sidebar entries of one locale are resolved with. */
export interface EntryContext {
  index: PageIndex;
  /** Of drafts that are no pages. */
  drafts: PageIndex;
  /** `/`, `/en/`. */
  locale: string;
  /** Addresses that can be suggested for a link that leads nowhere. */
  routes(): Iterable<string>;
  report(problem: Problem): void;
}

/** Where an entry leads. */
export interface EntryTarget {
  link: string;
  page?: Page;
}

/**
 * The target of a link in navbar or sidebar; `undefined` for a draft that is no page. Tried in order: below each prefix, in the
 * locale, as it stands. A link to no page is kept and reported, with `owner` telling where it was written: "sidebar /guide/".
 */
export function findEntry(
  written: string,
  prefixes: readonly string[],
  owner: string,
  { index, drafts, locale, routes, report }: EntryContext,
): EntryTarget | undefined {
  if (isUnsafe(written)) {
    report({ ...unsafeLink(written, owner), written });
    return { link: locale };
  }
  if (hasProtocol(written)) return { link: written };
  const { path, suffix } = splitHref(written);
  const candidates = entryPaths(path, prefixes, locale);
  for (const candidate of candidates) {
    const page = index.byPath(candidate);
    if (page) return { link: page.route + suffix, page };
  }
  if (candidates.some((candidate) => drafts.byPath(candidate))) return undefined;
  if (path.startsWith('/') && isAsset(path)) return { link: written };
  const wanted = candidates[0] ?? path;
  const meant = likeRoute(wanted, routes());
  report({
    severity: 'error',
    code: 'dead-entry',
    message: `Page "${written}" in the ${owner} doesn't exist.`,
    hint: meant && `Did you mean "${meant}"?`,
    written,
  });
  return { link: encodeRoute(wanted) + suffix };
}

function entryPaths(path: string, prefixes: readonly string[], locale: string): string[] {
  if (path.startsWith('/'))
    return path.startsWith(locale) ? [path, inLocale(path, locale)] : [inLocale(path, locale), path];
  const bases = prefixes.length > 0 ? prefixes : [locale];
  return bases.map((prefix) => prefix + path);
}

/** A path of the config as a path of the locale: `/guide/` is `/en/guide/` for `/en/`. */
export function inLocale(path: string, locale: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted.startsWith(locale) ? rooted : locale + rooted.slice(1);
}

/** The prefixes below which relative links are looked for, after an entry's own `prefix`. */
export function extendPrefixes(
  prefixes: readonly string[],
  own: string | undefined,
  locale: string,
): string[] {
  if (!own) return [...prefixes];
  const slashed = own.endsWith('/') ? own : `${own}/`;
  if (slashed.startsWith('/')) return [inLocale(slashed, locale)];
  return (prefixes.length > 0 ? prefixes : [locale]).map((prefix) => prefix + slashed);
}
