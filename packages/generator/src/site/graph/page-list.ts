import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { listData } from '../collections/lists/list-data.ts';

/** What the layout of a page that lists posts gets; `undefined` for any other page. */
export function pageListData({ collections }: Pick<PageGraph, 'collections'>, { list }: Page) {
  if (!list) return undefined;
  const collection = collections[list.collection];
  return collection?.type === 'post' ? listData(collection, list) : undefined;
}
