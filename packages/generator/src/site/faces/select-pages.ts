import { onceOf } from '../../core/cache/once-of.ts';
import type { FaceQuery, QueryValue } from '../../core/contracts/face.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { createMoment } from '../../core/frontmatter/create-time.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { LoadedConfig } from '../config/load.ts';
import { checkQuery } from './check-query.ts';
import { isListed } from './make-face.ts';

/** What pages are selected from, and by which fields. */
export interface QueriedSite {
  graph: Pick<PageGraph, 'pages' | 'routes' | 'git' | 'site'>;
  config: Pick<LoadedConfig, 'publicFields'> & { theme: Pick<LoadedConfig['theme'], 'publicFields'> };
}

/** Fields that everybody may know of every page, locked ones too. */
export const FREE_FIELDS = ['title', 'tags', 'createTime'];

/** Routes of the pages that a query selects, in its order. `from` is the route of the page that asks. */
export function selectPages({ graph, config }: QueriedSite, query: FaceQuery, from: string): string[] {
  const locale = graph.pages[graph.routes.get(from) ?? -1]?.locale;
  const known = selectionsOf(graph);
  const key = JSON.stringify([query, locale]);
  const fields = [...FREE_FIELDS, ...(config.theme.publicFields ?? []), ...config.publicFields];
  const checked = checkQuery(query, fields);
  const routes = known.get(key) ?? selectFor(locale, graph, checked);
  known.set(key, routes);
  return routes.filter((route) => route !== from).slice(0, limitOf(checked));
}

/** What many pages ask is selected once. */
const selectionsOf = onceOf((_: QueriedSite['graph']) => new Map<string, readonly string[]>());

const limitOf = ({ limit = 50 }: FaceQuery): number => limit;

/** One page more than asked for: who asks may be among them. */
function selectFor(locale: string | undefined, { pages, site, git }: QueriedSite['graph'], query: FaceQuery) {
  const { in: starts, where = {}, sort = '' } = query;
  const isIn = inOne(starts === undefined ? undefined : [starts].flat(), locale);
  const lang = site.locales.find(({ path }) => path === locale)?.lang;
  return pages
    .filter((page) => isIn(page) && matches(page, where, git))
    .sort(orderBy(sort, git, lang))
    .slice(0, limitOf(query) + 1)
    .map(({ route }) => route);
}

/** Stands for what a query selects; the same for all that can't be answered. */
export function queryAnswer(select: () => readonly string[]): string {
  try {
    return shortHash(select());
  } catch {
    return '';
  }
}

const inOne = (starts: readonly string[] | undefined, locale: string | undefined) => (page: Page) => {
  const { route, kind, draft, fallback } = page;
  if (kind === 'generated' || draft || fallback || route.endsWith('/404.html')) return false;
  if (!starts) return page.locale === locale && isFound(page);
  return starts.includes(route) || (isFound(page) && starts.some((start) => route.startsWith(start)));
};

/** Whether a list may name a page that nobody asked for by its route: who is locked may be named, who is unlisted not. */
const isFound = (page: Page): boolean => isListed({ ...page, lock: undefined });

type Histories = PageGraph['git'];

const matches = (page: Page, where: NonNullable<FaceQuery['where']>, git: Histories): boolean =>
  Object.entries(where).every(([field, wanted]) => {
    const values = [fieldOf(page, field, git)].flat();
    return [wanted].flat().some((one) => values.includes(one));
  });

/** A page that is lower comes first; pages without the field come last, whatever the direction. */
function orderBy(sort: string, git: Histories, lang: string | undefined) {
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const byRoute = (a: Page, b: Page) => (a.route < b.route ? -1 : 1);
  if (!field) return byRoute;
  return (a: Page, b: Page): number => {
    const [one, other] = [fieldOf(a, field, git), fieldOf(b, field, git)].map(firstOf);
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined) || byRoute(a, b);
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`);
    return sign * order || byRoute(a, b);
  };
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** What is known of a page to everybody: of a locked one the free fields only. */
function fieldOf(page: Page, field: string, git: Histories): QueryValue | undefined {
  const { title, frontmatter, lock, file } = page;
  if (field === 'title') return title;
  if (field === 'createTime') return timeOf(frontmatter.createTime) ?? git.get(file)?.createdTime;
  const isKnown = !lock || FREE_FIELDS.includes(field);
  return isKnown && Object.hasOwn(frontmatter, field) ? (frontmatter[field] as QueryValue) : undefined;
}

const timeOf = (written: unknown) => (typeof written === 'string' ? createMoment(written) : undefined);
