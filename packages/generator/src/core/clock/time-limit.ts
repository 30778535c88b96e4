import { createContext, Script } from 'node:vm';

/** Work that was ended because it took too long. */
export class TookTooLong extends Error {}

/** Ends synchronous work of any kind, also that of libraries, which ask nobody whether they may go on. */
export interface TimeLimit {
  /** Gives what `work` gives. Throws `TookTooLong` when it takes longer, counted by the clock on the wall. */
  within<T>(ms: number, work: () => T): T;
}

/** Makes a limit. What the work was changing when it ended is to be thrown away. */
export function createTimeLimit(): TimeLimit {
  const call = new Script('work()');
  const globals: { work?: () => unknown } = {};
  const context = createContext(globals);
  return {
    within<T>(ms: number, work: () => T) {
      let result: { made: T } | undefined;
      globals.work = () => {
        result = { made: work() };
      };
      try {
        call.runInContext(context, { timeout: ms });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      } finally {
        globals.work = undefined;
      }
      if (!result) throw new TookTooLong(`it takes longer than ${ms / 1000} s`);
      return result.made;
    },
  };
}
