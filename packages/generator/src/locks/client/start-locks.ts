import { LOCK_AGAIN_ATTRIBUTE, LOCK_AGAIN_EVENT, LOCK_TAG, UNLOCKING_ATTRIBUTE } from '../protocol.ts';
import { currentKeychain } from './current-keychain.ts';
import { defineLockElement } from './lock-element.ts';
import { openDocument, openKnown, showPart } from './open-known.ts';

/** What the runtime does when something becomes open. */
export interface LockHost {
  /** Shows a document in place of this one. */
  show(next: Document): Promise<void>;
  /** Something in this document has changed: what looks after its content looks again. */
  renew(): void;
  /** Tells screen readers, and moves the focus into what has opened. */
  enter(opened?: Element): void;
}

type Message = 'unlocked' | 'locked';

/**
 * Makes locks of this document work, once in its life. What the reader has keys for opens at once, here and when another
 * tab has earned a key; locking again, there or here, closes all.
 */
export async function startLocks(host: LockHost): Promise<void> {
  const channel = new BroadcastChannel('bifolio-locks');
  let timer: ReturnType<typeof setTimeout> | undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    void (data === 'locked' ? closeHere() : openHere());
  });
  addEventListener('pageshow', ({ persisted }) => persisted && void closeUnlessOpen());
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${LOCK_AGAIN_ATTRIBUTE}]`)) void lockAgain();
  });
  document.addEventListener(LOCK_AGAIN_EVENT, () => void lockAgain());
  await openHere();
  document.documentElement.removeAttribute(UNLOCKING_ATTRIBUTE);

  defineLockElement(async (element, content) => {
    channel.postMessage('unlocked' satisfies Message);
    if (element.getAttribute('scope') === 'part') {
      const opened = await showPart(element, content);
      await openHere();
      host.renew();
      host.enter(opened);
    } else {
      await host.show(await openKnown(await openDocument(content)));
      host.enter();
    }
    await watchExpiry();
  });

  /** Opens what can be opened without asking. */
  async function openHere() {
    const keychain = await currentKeychain();
    await keychain.refresh();
    if (!document.querySelector(LOCK_TAG)) return;
    const before = document.querySelectorAll(LOCK_TAG).length;
    const opened = await openKnown(document);
    if (opened !== document) await host.show(opened);
    else if (document.querySelectorAll(LOCK_TAG).length < before) host.renew();
    await watchExpiry();
  }

  async function lockAgain() {
    const keychain = await currentKeychain();
    await keychain.clear();
    channel.postMessage('locked' satisfies Message);
    closeHere();
  }

  /** Nothing that was opened stays in memory. */
  function closeHere() {
    location.reload();
  }

  /** The document comes back as it was left, but others may have locked it meanwhile. */
  async function closeUnlessOpen() {
    const keychain = await currentKeychain();
    const had = keychain.size;
    await keychain.refresh();
    if (keychain.size < had) closeHere();
  }

  async function watchExpiry() {
    const { expires } = await currentKeychain();
    clearTimeout(timer);
    const leftMs = (expires ?? Number.POSITIVE_INFINITY) - Date.now();
    if (leftMs < MAX_TIMEOUT_MS) timer = setTimeout(lockAgain, leftMs);
  }
}

/** Longer timers end at once. A page that stays open for weeks asks again when it is loaded. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
