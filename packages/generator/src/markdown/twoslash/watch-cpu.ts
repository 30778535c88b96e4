import type { Worker } from 'node:worker_threads';

/** Looks after a thread that may be too busy to look after itself. */
export interface CpuWatch {
  /** A piece of work begins, and whatever was before it has ended. */
  begin(): void;
  /** The thread has nothing to do. */
  end(): void;
}

/** So often at least is looked. */
const LOOK_MS = 500;

/** Calls `onOver` when a piece of work has taken `limitMs` of processor time, more or less. */
export function watchCpu(worker: Worker, limitMs: number, onOver: () => void): CpuWatch {
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
    begin() {
      turn += 1;
      start = undefined;
      looks ??= setInterval(look, Math.min(LOOK_MS, limitMs / 2)).unref();
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
