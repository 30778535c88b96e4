import type { Collection } from '../../core/contracts/collections.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';

/** The collection that a page is in, or whose posts it lists: that of the nearest folder. */
export function pageCollection(
  { collections }: Pick<PageGraph, 'collections'>,
  { file, locale, list }: Page,
): Collection | undefined {
  if (list) return collections[list.collection];
  let nearest: Collection | undefined;
  for (const collection of collections) {
    if (collection.locale !== locale || !file.startsWith(`${collection.folder}/`)) continue;
    if (!nearest || collection.folder.length > nearest.folder.length) nearest = collection;
  }
  return nearest;
}
