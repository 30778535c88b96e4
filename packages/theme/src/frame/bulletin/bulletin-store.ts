import { readStored, storedTexts, tellStored, watchStored, writeStored } from '../../browser/stored-json.ts';
import type { BulletinOptions } from './options.ts';

/** What browsers know of a bulletin. */
export interface BulletinData extends Pick<BulletinOptions, 'layout' | 'border' | 'lifetime' | 'title'> {
  /** What closing is remembered by. */
  id: string;
}

/** Where ids of closed bulletins are kept, newest last: `sessionStorage` for `session`, `localStorage` for `once`. */
export const BULLETIN_KEY = 'bifolio-bulletin';

/** A site has one or two at a time; older ones are forgotten. */
const MOST_IDS = 20;
/** Closed since the document was loaded: for `always`, and where storage is switched off. */
const closedHere = new Set<string>();

/** Whether a reader has closed a bulletin, for as long as its lifetime says. */
export const isClosed = ({ id, lifetime }: BulletinData): boolean =>
  closedHere.has(id) || (lifetime !== 'always' && readIds(lifetime).includes(id));

/** Closes a bulletin or shows it again, and tells whoever shows it. */
export function setClosed({ id, lifetime }: BulletinData, closed: boolean): void {
  if (closed) closedHere.add(id);
  else closedHere.delete(id);
  if (lifetime !== 'always') {
    const others = readIds(lifetime).filter((one) => one !== id);
    const ids = closed ? [...others, id].slice(-MOST_IDS) : others;
    writeStored(BULLETIN_KEY, ids, storageOf(lifetime));
  }
  tellStored(BULLETIN_KEY);
}

/** Calls back when a bulletin is closed or shown again, here or in another window. Returns the way to stop. */
export const subscribeToBulletin = (listener: () => void): (() => void) =>
  watchStored(BULLETIN_KEY, listener);

type Kept = 'session' | 'once';
const storageOf = (lifetime: Kept) => () => (lifetime === 'session' ? sessionStorage : localStorage);

const readIds = (lifetime: Kept) => storedTexts(readStored(BULLETIN_KEY, storageOf(lifetime)));
