/** Ends work that takes too much processor time, at the places where it asks. */
export interface CpuLimit {
  /** Runs `work`, which may not be within another one. `result` is absent when it has been ended. */
  within<T>(limitMs: number, work: () => T): { result?: T; spentMs: number };
  /** Ends the work when its time is over. Cheap enough for inner loops. */
  check(): void;
  /** Gives the work more time. */
  extend(ms: number): void;
}

/** The clock is looked at in one of so many calls: a look takes as long as a short piece of work. */
const CALLS_A_LOOK = 8;

class TimeIsOver extends Error {}

/** Makes a limit. It looks at the processor only when so much time has passed at all: a busy machine ends no work early. */
export function createCpuLimit(): CpuLimit {
  let startMs = 0;
  let limitMs = Number.POSITIVE_INFINITY;
  let nextLookMs = Number.POSITIVE_INFINITY;
  let calls = 0;
  const begin = (ms: number) => {
    startMs = cpuMs();
    limitMs = ms;
    nextLookMs = Date.now() + ms;
  };
  return {
    within(ms, work) {
      begin(ms);
      try {
        return { result: work(), spentMs: cpuMs() - startMs };
      } catch (error) {
        if (error instanceof TimeIsOver) return { spentMs: cpuMs() - startMs };
        throw error;
      } finally {
        nextLookMs = Number.POSITIVE_INFINITY;
      }
    },
    check() {
      if (++calls % CALLS_A_LOOK !== 0 || Date.now() < nextLookMs) return;
      const leftMs = limitMs - (cpuMs() - startMs);
      if (leftMs <= 0) throw new TimeIsOver();
      nextLookMs = Date.now() + leftMs;
    },
    extend(ms) {
      limitMs += ms;
    },
  };
}

/** Processor time of this thread; before Node 23.9, of the process. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}
