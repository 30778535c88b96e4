import { setFlagsFromString } from 'node:v8';
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
