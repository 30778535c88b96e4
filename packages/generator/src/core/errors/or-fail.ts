export interface PatienceOptions {
  /** How often the process may run out of work before the promise is given up; others may find some at the first time. @default 1 */
  idleTimes?: number;
  /** How long it may take at most. @default for ever */
  limitMs?: number;
}

/**
 * A promise, or `failure` when it can no longer settle: nothing is left for this process to do, or `limitMs` are over, which
 * `failure` is told. Without this Node would end in silence.
 */
export async function orFail<T>(
  promise: Promise<T>,
  failure: (isLate: boolean) => unknown,
  { idleTimes = 1, limitMs }: PatienceOptions = {},
): Promise<T> {
  const { promise: given, reject } = Promise.withResolvers<never>();
  let left = idleTimes;
  const onIdle = () => {
    left -= 1;
    if (left === 0) reject(failure(false));
    else setImmediate(() => undefined); // Something to do, so that Node asks again.
  };
  process.on('beforeExit', onIdle);
  const timer = limitMs === undefined ? undefined : setTimeout(() => reject(failure(true)), limitMs).unref();
  try {
    return await Promise.race([promise, given]);
  } finally {
    process.off('beforeExit', onIdle);
    clearTimeout(timer);
  }
}
