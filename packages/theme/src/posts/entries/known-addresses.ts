import type { KnownAddresses } from './list-address.ts';
import type { ListDocuments } from './list-documents.ts';

/** What finds the documents of tags and categories, `wanted` among them: many tags are named on several pages. */
export async function knownAddresses(
  list: HTMLElement,
  start: string,
  { documents, wanted }: { documents: ListDocuments; wanted: string | null },
): Promise<KnownAddresses> {
  const tags = addressesOf(list);
  let next = list.dataset.posts === 'tags' && wanted !== null && !tags.has(wanted) ? start : undefined;
  while (next !== undefined && !tags.has(wanted ?? '')) {
    const page: Document | undefined = await documents.get(next);
    if (page) for (const [tag, path] of addressesOf(page)) tags.set(tag, path);
    next = page?.querySelector<HTMLAnchorElement>('a[data-p][rel=next]')?.pathname;
  }
  // A deep category of a large tree has no link on this page.
  const isLarge = list.querySelector('a[data-category]') !== null;
  return {
    tag: (name) => tags.get(name),
    category: (id) => (isLarge && /^[\da-f]{6,}$/.test(id) ? `${start}${id}/` : undefined),
  };
}

/** Addresses by tag. */
const addressesOf = (within: ParentNode) =>
  new Map(
    [...within.querySelectorAll<HTMLAnchorElement>('a[data-tag]')].map((link) => [
      link.dataset.tag ?? '',
      link.pathname,
    ]),
  );
