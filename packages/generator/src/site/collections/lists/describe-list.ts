import type { Collection, PostList } from '../../../core/contracts/collections.ts';
import { listData } from './list-data.ts';
import type { CategoryItem, ListData } from './list-types.ts';

/** So many entries say what a list is about. */
const NAMED = 5;

/** A list in one sentence: for the first page of all posts what its author says, else the first entries of what it shows. */
export function describeList(collections: readonly Collection[], list: PostList): string {
  const collection = collections[list.collection];
  if (collection?.type !== 'post') return '';
  const { description } = collection.options;
  if (typeof description === 'string' && list.kind === 'posts' && list.page === 1) return description;
  return namesOf(listData(collection, list)).slice(0, NAMED).join(' · ');
}

function namesOf(data: ListData[PostList['kind']]): string[] {
  switch (data.kind) {
    case 'posts':
      return data.posts.map(({ title }) => title);
    case 'tags':
      return data.chosen ? data.posts.map(({ title }) => title) : data.tags.map(({ name }) => name);
    case 'archives':
      return data.years.flatMap(({ posts }) => posts.map(({ title }) => title));
    case 'categories':
      return data.items.map(({ title }: CategoryItem) => title);
  }
}
