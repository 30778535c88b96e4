import type { Page } from '../../../core/contracts/page.ts';
import { sourceHash } from '../../../core/frontmatter/read-page.ts';

export interface LateSavesOptions {
  /** Whether any page may be locked by its path, and not by itself. */
  hasRules: boolean;
  /** Whether other pages know already what a source says of its page. */
  isHeadKnown(file: string, source: string): boolean;
  /** Forgets what pages have shown. */
  conceal(): void;
  /** Reads the site again. */
  reread(): Promise<unknown>;
}

type SavedPage = Pick<Page, 'file' | 'hash'>;

const MAY_LOCK = /encrypt|password/i;

/**
 * Makes a function that brings the site in step with the source of a page that is about to be rendered: it may be asked for before
 * the watcher tells of a save that has locked it, or a part of it. One call waits for the other.
 */
export function createLateSaves({ hasRules, isHeadKnown, conceal, reread }: LateSavesOptions) {
  const hashes = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  async function catchUp({ file, hash }: SavedPage, source: string): Promise<void> {
    if (hash === undefined) return; // A generated page.
    const now = sourceHash(source);
    if (now === (hashes.get(file) ?? hash)) return;
    const isKnown = isHeadKnown(file, source);
    const mayLock = MAY_LOCK.test(source);
    if (isKnown && mayLock) conceal();
    if (!isKnown && (hasRules || mayLock)) await reread();
    hashes.set(file, now);
  }

  return (page: SavedPage, source: string): Promise<void> => {
    const turn = last.then(() => catchUp(page, source));
    last = turn.catch(() => {}); // Who asked hears of it.
    return turn;
  };
}
