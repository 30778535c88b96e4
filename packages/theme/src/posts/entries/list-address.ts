/** A list as its element says it: kind and address of its first page, base included. */
export interface ListAddress {
  kind: string;
  /** `/blog/`, `/blog/tags/`. */
  start: string;
}

/** What finds the document of a tag or category. */
export interface KnownAddresses {
  /** Address of the tag's page; `undefined` for one that no post has. */
  tag(name: string): string | undefined;
  /** Address of the category's page; `undefined` where the tree is whole. */
  category(id: string): string | undefined;
}

/** The page number that `?p=` asks for: 1 for whatever is no whole number above 0. */
export function pageNumber(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * Path of the document that shows what an address asks for: `/blog/?p=2` is `/blog/page/2/`, `/blog/tags/?tag=x` the page of
 * that tag. `undefined` for addresses of other pages.
 */
export function listDocument(
  { pathname, searchParams }: URL,
  { kind, start }: ListAddress,
  known: KnownAddresses,
): string | undefined {
  if (pathname !== start) {
    const isOurs = pathname.startsWith(start) && (kind !== 'posts' || pathname.startsWith(`${start}page/`));
    return isOurs ? pathname : undefined;
  }
  const tag = kind === 'tags' ? searchParams.get('tag') : null;
  const id = kind === 'categories' ? searchParams.get('id') : null;
  const chosen = (tag && known.tag(tag)) || (id && known.category(id)) || start;
  const page = pageNumber(searchParams.get('p'));
  return page > 1 ? `${chosen}page/${page}/` : chosen;
}

/** The first page of the list that a document belongs to. */
export const firstPage = (path: string): string => path.replace(/page\/\d+\/$/, '');

/** The address that shows a choice: `?p=2`, `?tag=x`; without a query the first page of the whole. */
export function listAddress(start: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = String(search);
  return text ? `${start}?${text}` : start;
}
