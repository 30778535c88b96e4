import { startLocks } from '../locks/start-locks.ts';
import { enterPage, leavePage } from './on-page.ts';
import { announce } from './swap/announce.ts';
import { focusPage, hashTarget } from './swap/focus-page.ts';
import { afterPaint, showDocument } from './swap/show-page.ts';

/** Opens the locks of this page and of those that follow, and shows what was behind them. */
export async function startUnlocking(): Promise<void> {
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
