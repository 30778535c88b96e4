import { cpuMs } from './cpu-limit.ts';
import { createTimeLimit, TookTooLong } from './time-limit.ts';

/** Time for work that a page asks for several times, such as drawing its charts. */
export interface WorkBudget {
  /** Gives what `work` gives, which may not wait for anything. Throws when it takes too long, or the work before it has. */
  run<T>(work: () => T): T;
}

/**
 * Makes the budget of a page: each piece of work may take `eachMs`, and all of them `allMs` of processor time.
 * @example
 * ```ts
 * import { createWorkBudget } from 'bifolio/markdown';
 *
 * const budget = createWorkBudget({ eachMs: 200, allMs: 1000 });
 * ```
 */
export function createWorkBudget({ eachMs, allMs }: { eachMs: number; allMs: number }): WorkBudget {
  const { within } = createTimeLimit();
  let leftMs = allMs;
  return {
    run(work) {
      if (leftMs <= 0)
        throw new TookTooLong(`others on this page have taken ${allMs / 1000} s of processor time`);
      const startMs = cpuMs();
      try {
        return within(eachMs, work);
      } finally {
        leftMs -= cpuMs() - startMs;
      }
    },
  };
}
