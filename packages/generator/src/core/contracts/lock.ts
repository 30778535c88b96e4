/** Rounds of bcrypt unless the author chooses others: the work is 2 to the power of it. */
export const DEFAULT_ROUNDS = 10;
export const MIN_ROUNDS = 4;
export const MAX_ROUNDS = 31;

/** A content's key, wrapped for who knows the password of one lock. */
export type KeySlot = readonly [label: string, wrappedKey: string];

/** A locked content as it stands in a document. Bytes are base64url. */
export interface Sealed {
  /** The site's salt, with the rounds. */
  salt: string;
  /** In the order in which a password is tried: admins, rules, the page's own. */
  slots: readonly KeySlot[];
  /** AES-256-GCM of the packed text. */
  data: string;
}

/** A lock as a theme gets it: what becomes open, where that belongs, and the ciphertext. */
export interface SealedLock {
  scope: LockScope;
  /** Route of the page; of a part with its number behind a `#`. */
  place: string;
  /** How long it stays open; absent for the session. */
  hours?: number;
  sealed: Sealed;
}

/**
 * A lock in HTML: `<bi-lock scope="page" place="/secret/" hours="8">…form…<script type="application/json">sealed</script></bi-lock>`.
 */
export const LOCK_TAG = 'bi-lock';

/** What becomes open: everything, the content of a page, or the element itself. */
export type LockScope = 'site' | 'page' | 'part';

/** On `<html>` while it is not known yet whether the page can be opened without asking. */
export const UNLOCKING_ATTRIBUTE = 'data-unlocking';

/** On a button of an opened page: locks everything again. */
export const LOCK_AGAIN_ATTRIBUTE = 'data-lock-again';

/** On hidden elements of a form: they appear when a browser lacks `cryptography` or `storage`, or when the `content` is damaged or cannot be loaded. */
export const LACKS_ATTRIBUTE = 'data-lacks';

/** On a button: loads the page again, which opens what the reader has keys for. */
export const RETRY_ATTRIBUTE = 'data-lock-retry';

/** Sent to the document by whoever wants everything locked again. */
export const LOCK_AGAIN_EVENT = 'bifolio:lock';

/** Key in `localStorage` of the markers of what is open. */
export const MARKERS_KEY = 'bifolio-unlocked';

/** A line of plain script for the head of a locked page: readers who may have its key do not see the form first. */
export const unlockingScript = `try{if(localStorage.getItem('${MARKERS_KEY}'))document.documentElement.setAttribute('${UNLOCKING_ATTRIBUTE}','')}catch(e){}`;

/**
 * On a theme's list of links to headings: the first and the last level that it shows, `2 3`. The headings of a part that opens
 * get entries of the same shape, `<li data-depth="0"><a href="#id">text</a></li>`.
 */
export const OUTLINE_ATTRIBUTE = 'data-outline-levels';

/** Folder of encrypted files in the output, and how their addresses end: name, key, extension. */
export const SEALED_FOLDER = 'assets/locked';
export const SEALED_FILE = /\/assets\/locked\/([\da-f]{32})\.bin#([\w-]{43})\.(\w*)/;
