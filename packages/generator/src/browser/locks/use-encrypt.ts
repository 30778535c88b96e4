import { useContext, useSyncExternalStore } from 'react';
import { LOCK_AGAIN_EVENT, MARKERS_KEY } from '../../core/contracts/lock.ts';
import { PageStoreContext } from '../islands/parts/island-hooks.ts';

/** Result of `useEncrypt()`. */
export interface Encrypt {
  /** Whether a password has opened this page. */
  isUnlocked: boolean;
  /** Whether that password opens everything. `false` on the server and in the first frame of hydration. */
  isGlobal: boolean;
  /** Forgets all keys and closes what is open, in all tabs. */
  lock(): void;
}

/**
 * Whether the page was locked, and a way to lock it again, for islands. Throws outside an island.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useEncrypt } from 'bifolio/client';
 *
 * export default function LockAgain() {
 *   const { isUnlocked, lock } = useEncrypt();
 *   return isUnlocked && <button type="button" onClick={lock}>Lock again</button>;
 * }
 * ```
 */
export function useEncrypt(): Encrypt {
  const page = useContext(PageStoreContext);
  if (!page)
    throw new Error(
      "useEncrypt() is called without setup. It works in islands only: begin the module with 'use client'.",
    );
  const isOpen = () => page.get().unlocked !== undefined;
  const isUnlocked = useSyncExternalStore(page.subscribe, isOpen, isOpen);
  const hasGlobal = useSyncExternalStore(page.subscribe, hasGlobalMarker, () => false);
  return { isUnlocked, isGlobal: isUnlocked && hasGlobal, lock };
}

const lock = () => void document.dispatchEvent(new Event(LOCK_AGAIN_EVENT));

function hasGlobalMarker(): boolean {
  try {
    return /"global":"/.test(localStorage.getItem(MARKERS_KEY) ?? '');
  } catch {
    return false;
  }
}
