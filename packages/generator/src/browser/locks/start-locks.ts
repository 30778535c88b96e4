import {
  LOCK_AGAIN_ATTRIBUTE,
  LOCK_AGAIN_EVENT,
  LOCK_TAG,
  RETRY_ATTRIBUTE,
  UNLOCKING_ATTRIBUTE,
} from '../../core/contracts/lock.ts';
import { closeWhenLocked } from './close-when-locked.ts';
import { currentKeychain } from './keys/current-keychain.ts';
import { defineLockElement } from './lock-element.ts';
import { LOCKS_CHANNEL, type LockMessage } from './lock-messages.ts';
import { openDocument, openKnown, showPart } from './open-known.ts';
import { showLater } from './show-later.ts';
import { watchLock } from './watch-lock.ts';

/** What the runtime does when something becomes open. */
export interface LockHost {
  /** Shows a document in place of this one, if that is still asked for when its styles are there. Returns whether it was. */
  show(next: Document, isAsked: () => boolean): Promise<boolean>;
  /** Resolves once the next frame has been painted. */
  afterPaint(): Promise<void>;
  /** Something in this document has changed: what looks after its content looks again. */
  renew(): void;
  /** Tells screen readers, with the theme's word for it, and moves the focus into what has opened. */
  enter(opened: Element | undefined, word: string): void;
}

/**
 * Makes locks of this document work, once in its life. What the reader has keys for opens at once, here and when another
 * tab has earned a key; locking again, there or here, closes all.
 */
export async function startLocks(host: LockHost): Promise<void> {
  const channel = new BroadcastChannel(LOCKS_CHANNEL);

  channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data === 'unlocked') void openHere();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(`[${LOCK_AGAIN_ATTRIBUTE}]`)) void lockAgain();
    if (target.closest(`[${RETRY_ATTRIBUTE}]`)) location.reload();
  });
  document.addEventListener(LOCK_AGAIN_EVENT, () => void lockAgain());
  await openHere().catch(console.error);
  document.documentElement.removeAttribute(UNLOCKING_ATTRIBUTE);

  defineLockElement(async (element, content, isShown) => {
    channel.postMessage('unlocked' satisfies LockMessage);
    const word = element.getAttribute('opened') ?? '';
    if (element.getAttribute('scope') === 'part') {
      const opened = await showPart(element, content);
      if (!opened.isConnected) return;
      await openHere();
      host.renew();
      host.enter(opened, word);
    } else {
      const next = await openKnown(await openDocument(content, element));
      // Who has come to a heading far below is led there, which takes laying out all above it.
      const showRest = location.hash ? undefined : showLater(next);
      if (!(await host.show(next, isShown))) return;
      host.enter(undefined, word);
      await showRest?.(host.afterPaint);
    }
    closeWhenLocked();
  });

  /** Opens what can be opened without asking. */
  async function openHere() {
    const keychain = await currentKeychain();
    await keychain.refresh();
    closeWhenLocked();
    const lock = document.querySelector(LOCK_TAG);
    if (!lock) return;
    const isShown = watchLock(lock);
    const before = document.querySelectorAll(LOCK_TAG).length;
    const opened = await openKnown(document);
    if (opened !== document) await host.show(opened, isShown);
    else if (document.querySelectorAll(LOCK_TAG).length < before) host.renew();
  }

  async function lockAgain() {
    const keychain = await currentKeychain();
    await keychain.clear();
    channel.postMessage('locked' satisfies LockMessage);
    location.reload();
  }
}
