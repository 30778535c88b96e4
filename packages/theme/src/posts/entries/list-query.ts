interface Shown {
  start: string;
  shown: string;
}

/** What the address says when a link is chosen; `undefined` for links that lead to another page. */
export function queryOf(link: HTMLAnchorElement | null, list: HTMLElement, { start, shown }: Shown) {
  const { posts: kind } = list.dataset;
  if (!link || kind === 'archives') return undefined;
  const { p, tag, category } = link.dataset;
  if (tag !== undefined) return kind === 'tags' ? { tag } : undefined;
  if (category !== undefined) return { id: category };
  const of = chosen(list, start, shown);
  // The pages of the tags themselves differ in more than posts.
  if (kind === 'tags' && of.tag === undefined) return undefined;
  return { ...of, p: p === '1' ? undefined : p };
}

/** The tag or category whose posts are shown. */
function chosen(list: HTMLElement, start: string, shown: string): { tag?: string; id?: string } {
  const { posts: kind } = list.dataset;
  const part = shown.slice(start.length).split('/')[0];
  if (!part || part === 'page') return {};
  if (kind === 'categories') return { id: part };
  return { tag: list.querySelector<HTMLElement>('[data-tag][aria-current]')?.dataset.tag };
}
