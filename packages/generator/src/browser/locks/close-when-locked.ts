import { currentKeychain } from './keys/current-keychain.ts';
import { LOCKS_CHANNEL, type LockMessage } from './lock-messages.ts';

let isWatching = false;

/**
 * Loads the document anew as soon as what it shows has been locked: in another tab, by its time, or while the browser kept
 * the document. Nothing that was opened stays in memory then.
 */
export function closeWhenLocked() {
  void watchExpiry();
  if (isWatching) return;
  isWatching = true;
  new BroadcastChannel(LOCKS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    if (data === 'locked') location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && void closeUnlessOpen());
}

async function closeUnlessOpen() {
  const keychain = await currentKeychain();
  const had = keychain.size;
  await keychain.refresh();
  if (keychain.size < had) location.reload();
}

let timer: ReturnType<typeof setTimeout> | undefined;

async function watchExpiry() {
  const { expires } = await currentKeychain();
  clearTimeout(timer);
  const leftMs = (expires ?? Number.POSITIVE_INFINITY) - Date.now();
  if (leftMs < MAX_TIMEOUT_MS) timer = setTimeout(() => location.reload(), leftMs);
}

/** Longer timers end at once. A page that stays open for weeks asks again when it is loaded. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
