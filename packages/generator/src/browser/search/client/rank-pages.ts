import type { QueryPart } from './find-pages.ts';
import type { IndexReader } from './index-reader.ts';
import type { Query } from './query.ts';

/** A page that may hold parts of a query, and how well it matches. */
export interface FoundPage {
  page: number;
  score: number;
  /** The parts that it may hold; one object for all pages that hold the same ones. */
  query: Query;
}

/** How near a page that lacks a part has to come to the best one. */
const NEAR = 0.6;
/** Whoever wants all that was typed, or just that word, finds the page that has it among so many. */
const FIRST = 3;

/**
 * The pages for the parts of a query, best first: those that have most of them, and those that lack some, but are so much about
 * the others that they match nearly as well as the best. A long page has many words somewhere, and is about few.
 */
export function rankPages(index: IndexReader, parts: readonly QueryPart[]): FoundPage[] {
  const queryOf = createQueries(parts);
  const ranked = [...new Set(parts.flatMap(({ scores }) => [...scores.keys()]))]
    .map((page) => {
      const held = parts.filter(({ scores }) => scores.has(page));
      const sum = held.reduce((all, { scores }) => all + (scores.get(page) ?? 0), 0);
      const score = Math.sqrt(sum) * (held.length / parts.length) * (index.boosts.get(page) ?? 1);
      return { page, score, query: queryOf(held), parts: held.length };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const most = ranked.reduce((so, page) => Math.max(so, page.parts), 0);
  const near = (ranked[0]?.score ?? 0) * NEAR;
  const found = ranked.filter(({ parts, score }) => parts === most || score >= near);
  const complete = withAmongFirst(found, ({ parts }) => parts === most);
  const [word, ...others] = parts;
  if (!word || others.length > 0) return complete;
  return withAmongFirst(complete, ({ page }) => word.exact.has(page));
}

/** Moves the first page of a kind up to the last of the first places, if it stands behind them. */
function withAmongFirst<Page extends FoundPage>(
  found: readonly Page[],
  isWanted: (page: Page) => boolean,
): Page[] {
  const at = found.findIndex(isWanted);
  const page = found[at];
  const last = found[FIRST - 1];
  if (!page || !last || at < FIRST) return [...found];
  const others = found.toSpliced(at, 1);
  return others.toSpliced(FIRST - 1, 0, { ...page, score: last.score });
}

/** Gives the query of some of its parts, the same object for the same parts. */
function createQueries(parts: readonly QueryPart[]): (held: readonly QueryPart[]) => Query {
  const known = new Map<string, Query>();
  return (held) => {
    const key = held.map((part) => parts.indexOf(part)).join();
    const query = known.get(key) ?? joined(held);
    known.set(key, query);
    return query;
  };
}

const joined = (parts: readonly QueryPart[]): Query => ({
  phrases: parts.flatMap(({ query }) => query.phrases),
  words: parts.flatMap(({ query }) => query.words),
});
