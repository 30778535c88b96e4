import { Worker } from 'node:worker_threads';
import { ownModule } from '../own-files.ts';
import { sharePage, writePage } from './shared-page.ts';

/** Names pages that take long, in a thread of its own: the one that renders may be too busy to say so. */
export interface PageClock {
  /** Work on a page begins. Returns how to say that it ends. */
  begin(file: string): () => void;
}

export interface PageClockOptions {
  /** Time after which a page is named. @default 10_000 */
  afterMs?: number;
  /** Time after which the process is ended, since the page would hold it up for ever. @default never */
  endAfterMs?: number;
  /** The open file that it is written to. @default 1, the standard output */
  fd?: number;
  /** A progress bar is there, whose place the line takes until it is painted again. @default false */
  isBar?: boolean;
}

/** What the thread knows. */
export interface ClockData {
  memory: SharedArrayBuffer;
  afterMs: number;
  endAfterMs: number;
  fd: number;
  /** Around the line. */
  before: string;
  after: string;
}

/** Makes a clock. Its thread starts with a page, ends when there have been none for a while, and keeps no process alive. */
export function createPageClock({
  afterMs = 10_000,
  endAfterMs = Number.POSITIVE_INFINITY,
  fd = 1,
  isBar = false,
}: PageClockOptions = {}): PageClock {
  const memory = sharePage();
  const pages: string[] = [];
  let isRunning = false;
  const start = () => {
    isRunning = true;
    const around = isBar ? { before: '\r\x1b[2K', after: '' } : { before: '', after: '\n' };
    const workerData: ClockData = { memory, afterMs, endAfterMs, fd, ...around };
    const started = new Worker(ownModule('core/clock/clock-thread'), { workerData, execArgv: [] });
    started.unref();
    started.on('error', () => {}); // Pages are rendered all the same.
    started.on('exit', () => {
      isRunning = false;
    });
  };
  return {
    begin(file) {
      if (!isRunning) start();
      // The one that has waited longest is told; dev renders several at a time.
      if (pages.push(file) === 1) writePage(memory, file);
      return () => {
        const index = pages.indexOf(file);
        pages.splice(index, 1);
        if (index === 0) writePage(memory, pages[0] ?? '');
      };
    },
  };
}
