import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isOwnProcess } from './own-process.ts';

/** Below this there is little to give back. */
const WORTHWHILE_BYTES = 100 * 1024 ** 2;

/**
 * Collects all garbage of this thread and gives the memory back to the system. V8 does so by itself only after seconds of
 * idling, which a build never has: after the scan of 10,000 pages it would keep 296 MiB, of which it uses 25. Does nothing in a
 * process that is not ours.
 */
export function releaseMemory(): void {
  if (!isOwnProcess() || process.memoryUsage().heapTotal < WORTHWHILE_BYTES) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: string; flavor: string }) => void;
  collect({ type: 'major', flavor: 'last-resort' });
  // The space for new objects is small now, and may grow again; see `limitYoungGeneration`.
  setFlagsFromString('--semi-space-growth-factor=2');
}

/** Fewer pages leave little, and a collection takes longer than a small site is bundled. */
const MANY_PAGES = 1000;

/** Gives back what work on so many pages has left in memory. */
export function releaseAfter(pages: number): void {
  if (pages > MANY_PAGES) releaseMemory();
}

/** Heaps below this are not worth a look. */
const LARGE_BYTES = 240 * 1024 ** 2;
/** So much may be left lying above what is in use. */
const SLACK_BYTES = 48 * 1024 ** 2;
/** So much may a large heap grow until V8 collects, in percent. By itself it waits until the heap has about doubled. */
const GROWING_PERCENT = 25;

/**
 * Makes a function to be called now and then during long work: it gives V8 a turn, without which `limitYoungGeneration` does not
 * hear that the limit is reached, and gives memory back once much of it may be garbage. V8 lets a heap grow to several times of what
 * is in use: with 100,000 pages to 650 MiB, of which 150 are. From 160 MiB on, 10,000 pages would take half as much processor time
 * again.
 */
export function createMemoryKeeper(): () => Promise<void> {
  let limit = LARGE_BYTES;
  return async () => {
    await setImmediate();
    if (!isOwnProcess() || getHeapStatistics().total_heap_size < limit) return;
    setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
    releaseMemory();
    limit = Math.max(LARGE_BYTES, getHeapStatistics().used_heap_size + SLACK_BYTES);
  };
}
