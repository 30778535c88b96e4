import { listData } from '../collections/lists/list-data.ts';
import type { Page } from '../content/page.ts';
import type { PageGraph } from './types.ts';

/** What the layout of a page that lists posts gets; `undefined` for any other page. */
export function pageListData({ collections }: Pick<PageGraph, 'collections'>, { list }: Page) {
  if (!list) return undefined;
  const collection = collections[list.collection];
  return collection?.type === 'post' ? listData(collection, list) : undefined;
}
