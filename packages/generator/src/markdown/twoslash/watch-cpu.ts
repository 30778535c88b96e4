import type { Worker } from 'node:worker_threads';

/** Looks after a thread that may be too busy to look after itself. */
export interface CpuWatch {
  /** A piece of work begins that may take `limitMs`, and whatever was before it has ended. */
  begin(limitMs: number): void;
  /** The thread has nothing to do. */
  end(): void;
}

/** So often is looked. */
const LOOK_MS = 100;

/** Calls `onOver` when a piece of work has taken more processor time than it may, more or less. */
export function watchCpu(worker: Worker, onOver: () => void): CpuWatch {
  let limitMs = 0;
  let looks: NodeJS.Timeout | undefined;
  let start: number | undefined;
  let turn = 0;
  async function look(): Promise<void> {
    const own = turn;
    const spent = await cpuMsOf(worker).catch(() => undefined);
    if (spent === undefined || own !== turn) return;
    start ??= spent;
    if (spent - start >= limitMs) {
      end();
      onOver();
    }
  }
  function end(): void {
    turn += 1;
    clearInterval(looks);
    looks = undefined;
  }
  return {
    begin(ms) {
      turn += 1;
      start = undefined;
      limitMs = ms;
      looks ??= setInterval(look, LOOK_MS).unref();
    },
    end,
  };
}

/** Before Node 24.6, the time on the wall. */
async function cpuMsOf(worker: Worker): Promise<number> {
  if (typeof worker.cpuUsage !== 'function') return performance.now();
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}
