import type { PostCollection } from 'bifolio';
import { usePage } from 'bifolio/client';
import type { z } from 'zod';
import { docLooks, postLooks } from './looks.ts';

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

type Meta = Required<NonNullable<Looks['meta']>>;

const EVERYTHING: Meta = { tags: true, readingTime: true, wordCount: true, createTime: 'short' };
/** Pages in no collection have the date in words, and no number of them. */
const PLAIN: Meta = { tags: true, readingTime: true, wordCount: false, createTime: 'long' };

/** What stands below the title of the page: as its collection says. */
export function useMeta(): Meta {
  const { collection } = usePage();
  const { meta } = useDocLooks();
  return collection ? { ...EVERYTHING, ...meta } : PLAIN;
}

/** How the page's collection looks, as far as all kinds of collections have it. */
export function useDocLooks(): z.output<typeof docLooks> {
  const { collection } = usePage();
  return docLooks.parse(collection?.options ?? {});
}
