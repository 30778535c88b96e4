import { LOCK_TAG } from '../locks/protocol.ts';
import { announce } from './announce.ts';
import { focusPage, hashTarget } from './focus-page.ts';
import { enterPage, leavePage, onPage } from './on-page.ts';

/** Whether what opens locks has been started. It is fetched by pages with locks only. */
let hasStarted = false;

/** Makes locks work on this page and on those that follow. */
export function startUnlocking() {
  onPage(() => {
    if (document.querySelector(LOCK_TAG)) startOnce();
    return undefined;
  });
}

function startOnce() {
  if (!hasStarted) void start();
  hasStarted = true;
}

/** A page on its way to the screen, opened if the reader has its key: then the form is never seen. */
export async function unlocked(next: Document): Promise<Document> {
  if (!next.querySelector(LOCK_TAG)) return next;
  const { openKnown } = await import('../locks/client/open-known.ts');
  // An opened page has no lock any more, but locking again concerns it.
  startOnce();
  return openKnown(next);
}

async function start() {
  const [{ startLocks }, { afterPaint, showDocument }] = await Promise.all([
    import('../locks/client/start-locks.ts'),
    import('./show-page.ts'),
  ]);
  await startLocks({
    async show(next, isAsked) {
      if (!(await showDocument(next, isAsked))) return false;
      hashTarget(location.hash)?.scrollIntoView();
      return true;
    },
    afterPaint,
    renew() {
      leavePage();
      enterPage();
    },
    enter(opened, word) {
      if (opened instanceof HTMLElement) {
        opened.tabIndex = -1;
        opened.focus({ preventScroll: true });
      } else focusPage(location.hash);
      announce(`${word} ${document.title}`.trim());
    },
  });
}
