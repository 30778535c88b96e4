import { orFail } from '../errors/or-fail.ts';
import { isPromise } from './is-promise.ts';
import { createLoopGuard } from './loop-guard.ts';
import { createTimeLimit, TookTooLong } from './time-limit.ts';

const { within } = createTimeLimit();
const { watch } = createLoopGuard();

/**
 * The result of an author's function, which may wait. Throws when it takes longer than `limitMs`, even in a loop without end, and when
 * it waits for what can't come. `isOften`: what it does before it waits is not ended, since that takes a thread for each call.
 */
export async function callInTime<T>(
  work: () => T | Promise<T>,
  limitMs: number,
  { isOften = false } = {},
): Promise<T> {
  const start = performance.now();
  const tooLong = () => new TookTooLong(`it takes longer than ${limitMs / 1000} s`);
  const isOver = () => performance.now() - start >= limitMs;
  // A loop that was ended leaves nothing to do, as a promise does that nobody settles.
  const failure = () =>
    isOver() ? tooLong() : new Error('it waits for a promise that is neither fulfilled nor rejected');
  const made = isOften ? work() : within(limitMs, work);
  if (!isPromise(made)) return made;
  const release = watch(limitMs);
  try {
    const result = await orFail(Promise.resolve(made), failure, { limitMs });
    if (isOver()) throw tooLong(); // Work that never waits keeps timers from running.
    return result;
  } finally {
    release();
  }
}
