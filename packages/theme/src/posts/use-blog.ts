import type { PostCollection } from 'bifolio';
import { usePage } from 'bifolio/client';
import type { z } from 'zod';
import { postLooks } from './looks.ts';

type Looks = z.output<typeof postLooks>;

/** A blog and how it looks. */
export interface Blog {
  collection: PostCollection;
  looks: Looks;
}

/** Thousands of pages ask for the same. */
const known = new WeakMap<object, Looks>();

/** The blog that the page is a post of, or whose posts it lists. */
export function useBlog(): Blog | undefined {
  const { collection } = usePage();
  return collection?.type === 'post' ? blogOf(collection) : undefined;
}

/** A collection with its looks. */
export function blogOf(collection: PostCollection): Blog {
  const looks = known.get(collection.options) ?? postLooks.parse(collection.options);
  known.set(collection.options, looks);
  return { collection, looks };
}
