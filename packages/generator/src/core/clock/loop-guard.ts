import { isMainThread, Worker } from 'node:worker_threads';
import { ownModule } from '../own-files.ts';

/** Places of the numbers that two threads share: the count of signs of life, and how long there may be none; 0 for ever. */
export const BEATS = 0;
export const LIMIT = 1;

/** What the thread knows. */
export interface GuardData {
  memory: Int32Array;
}

/** Ends work that never lets go of this thread, from another one: no timer here would run. */
export interface LoopGuard {
  /** Work begins that may take so long. Returns how to say that it ends. */
  watch(limitMs: number): () => void;
}

const BEAT_MS = 250;

/**
 * Makes a guard. Its thread starts with the first work, ends when there has been none for a while, and keeps no process alive.
 * Ended work throws nothing that its code can catch, and its promise stays open; timers run again.
 */
export function createLoopGuard(): LoopGuard {
  const memory = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const limits: number[] = [];
  let isRunning = false;
  let beating: NodeJS.Timeout | undefined;
  const beat = () => Atomics.add(memory, BEATS, 1);
  const start = () => {
    isRunning = true;
    const workerData: GuardData = { memory };
    const started = new Worker(ownModule('core/clock/loop-guard-thread'), { workerData, execArgv: [] });
    started.unref();
    started.on('error', () => {}); // Without it only an endless loop would be one.
    started.on('exit', () => {
      isRunning = false;
    });
  };
  const setLimit = () => {
    beat();
    Atomics.store(memory, LIMIT, Math.min(Math.max(0, ...limits), 2 ** 31 - 1));
  };
  return {
    watch(limitMs) {
      if (!isMainThread) return () => {};
      limits.push(limitMs);
      setLimit();
      if (!isRunning) start();
      beating ??= setInterval(beat, BEAT_MS).unref();
      return () => {
        limits.splice(limits.indexOf(limitMs), 1);
        setLimit();
        if (limits.length > 0) return;
        clearInterval(beating);
        beating = undefined;
      };
    },
  };
}
