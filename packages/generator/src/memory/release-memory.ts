import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Below this there is little to give back. */
const WORTHWHILE_BYTES = 100 * 1024 ** 2;

/**
 * Collects all garbage of this thread and gives the memory back to the system. V8 does so by itself only after seconds of
 * idling, which a build never has: after the scan of 10,000 pages it would keep 296 MiB, of which it uses 25.
 */
export function releaseMemory(): void {
  if (process.memoryUsage().heapTotal < WORTHWHILE_BYTES) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: string; flavor: string }) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}

/** Heaps below this are not worth a look. */
const LARGE_BYTES = 160 * 1024 ** 2;
/** How many times what is in use a heap may become. */
const LARGEST_SHARE = 1.6;

/**
 * Makes a function to be called now and then during long work: it gives memory back once much of it may be garbage. V8 lets a heap
 * grow to several times of what is in use: with 10,000 pages to 467 MiB for the process, which is 311 so, for one twenty-fifth
 * of the processor time.
 */
export function createMemoryKeeper(): () => void {
  let limit = LARGE_BYTES;
  return () => {
    if (getHeapStatistics().total_heap_size < limit) return;
    releaseMemory();
    limit = Math.max(LARGE_BYTES, getHeapStatistics().used_heap_size * LARGEST_SHARE);
  };
}
