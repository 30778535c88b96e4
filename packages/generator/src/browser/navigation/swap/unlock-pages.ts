import { LOCK_TAG } from '../../../core/contracts/lock.ts';
import { onPage } from '../on-page.ts';

/** Whether what opens locks has been started. It is fetched by pages with locks only. */
let hasStarted = false;

/** Makes locks work on this page and on those that follow. */
export function unlockPages() {
  onPage(() => {
    if (document.querySelector(LOCK_TAG)) startOnce();
    return undefined;
  });
}

function startOnce() {
  if (!hasStarted) void import('../start-unlocking.ts').then(({ startUnlocking }) => startUnlocking());
  hasStarted = true;
}

/** A page on its way to the screen, opened if the reader has its key: then the form is never seen. */
export async function unlocked(next: Document): Promise<Document> {
  if (!next.querySelector(LOCK_TAG)) return next;
  const { openKnown } = await import('../../locks/open-known.ts');
  // An opened page has no lock any more, but locking again concerns it.
  startOnce();
  return openKnown(next);
}
