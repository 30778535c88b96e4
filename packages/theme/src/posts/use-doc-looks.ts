import { usePage } from 'bifolio/client';
import type { z } from 'zod';
import { docLooks } from './looks.ts';

type Looks = z.output<typeof docLooks>;
type Meta = Required<NonNullable<Looks['meta']>>;

const EVERYTHING: Meta = { tags: true, readingTime: true, wordCount: true, createTime: 'short' };
/** Pages in no collection have the date in words, and no number of them. */
const PLAIN: Meta = { tags: true, readingTime: true, wordCount: false, createTime: 'long' };

/** Which facts the page shows: as its collection says. */
export function useMeta(): Meta {
  const { collection } = usePage();
  const { meta } = useDocLooks();
  return collection ? { ...EVERYTHING, ...meta } : PLAIN;
}

const NOTHING: object = {};
/** Thousands of pages ask for the same. */
const known = new WeakMap<object, Looks>();

/** How the page's collection looks, as far as all kinds of collections have it. */
export function useDocLooks(): Looks {
  const { options } = usePage().collection ?? { options: NOTHING };
  const looks = known.get(options) ?? docLooks.parse(options);
  known.set(options, looks);
  return looks;
}
