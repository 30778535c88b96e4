import { Worker } from 'node:worker_threads';
import { ownModule } from '../../../core/own-files.ts';
import type { TypedCode } from '../types.ts';
import { type CpuWatch, watchCpu } from '../watch-cpu.ts';
import type { TypeBudget, TypeSource } from './type-source.ts';
import type { PackagesRead, TypeAnswer, TypeQuestion, TypeWorkerData } from './type-worker.ts';

/** A question without an answer. */
interface Waiting {
  resolve(typed: TypedCode): void;
  reject(error: Error): void;
  budget?: TypeBudget;
}

/** TypeScript in a thread of its own. */
export interface TypeThread extends TypeSource {
  /** Ends the thread and gives its memory back. */
  close(): Promise<void>;
}

export interface TypeThreadOptions extends TypeWorkerData {
  /** How long it waits for more before it ends: its memory is wanted elsewhere, and types in reach may change. @default 20_000 */
  idleMs?: number;
  /** Processor time that a block may take, on a usual machine. @default 900 */
  limitMs?: number;
}

/** Processor time in which TypeScript starts on a usual machine. What is slower or busy gets more for blocks too, up to a limit. */
const USUAL_START_MS = 550;
const SLOWEST = 3;

/** A page that has used up its time ends no block before: the thread would have to start again. */
const LAST_MS = 200;

/** The thread starts with the first question, ends when there have been none for a while, and starts again with the next. */
export function createTypeThread({ idleMs = 20_000, limitMs = 900, ...data }: TypeThreadOptions): TypeThread {
  let worker: Worker | undefined;
  /** Once the thread has loaded what it needs. */
  let watch: CpuWatch | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  let pace = 1;
  const waiting = new Map<number, Waiting>();

  /** Of the question that waits longest: little more than its page has left, and what is left for packages. */
  function limitOf([next]: Iterable<[number, Waiting]>, { isLoaded = false } = {}): number {
    const budget = next?.[1].budget;
    const ownMs = Math.min(limitMs, Math.max(budget?.leftMs ?? limitMs, LAST_MS));
    return pace * (isLoaded ? ownMs : ownMs + Math.max(budget?.packagesMs ?? 0, 0));
  }

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    watch?.end();
    watch = undefined;
    for (const { reject, budget } of waiting.values()) {
      if (budget) budget.leftMs = 0;
      reject(error);
    }
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(ownModule('markdown/twoslash/types/type-worker'), {
      workerData: data,
      execArgv: [],
    });
    const endIt = () => {
      fail(started, new Error('it takes too long'));
      void started.terminate();
    };
    const onPackages = ({ id, packagesMs }: PackagesRead) => {
      const budget = waiting.get(id)?.budget;
      if (budget) takePackages(budget, packagesMs / pace);
      watch?.begin(limitOf(waiting, { isLoaded: true }));
    };
    started.on('message', (message: TypeAnswer | PackagesRead) => {
      if ('packagesMs' in message) return onPackages(message);
      const { id, typed, spentMs } = message;
      if (id === 0) {
        pace = Math.min(Math.max(spentMs / USUAL_START_MS, 1), SLOWEST);
        watch = watchCpu(started, endIt);
      }
      const asked = waiting.get(id);
      if (asked?.budget) asked.budget.leftMs -= spentMs / pace;
      asked?.resolve(typed);
      waiting.delete(id);
      if (waiting.size > 0) {
        watch?.begin(limitOf(waiting));
        return;
      }
      watch?.end();
      started.unref();
      idle = setTimeout(close, idleMs).unref();
    });
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('the thread has ended')));
    return started;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const closed = worker;
    worker = undefined;
    watch?.end();
    watch = undefined;
    await closed?.terminate();
  }

  return {
    close,
    read({ budget, code, language }) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++count;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, budget });
        if (waiting.size === 1) watch?.begin(limitOf(waiting));
        worker?.postMessage({ id, code, language } satisfies TypeQuestion);
      });
    },
  };
}

/** What goes beyond the time for packages is taken from the rest. */
function takePackages(budget: TypeBudget, spentMs: number): void {
  budget.packagesMs -= spentMs;
  budget.leftMs += Math.min(budget.packagesMs, 0);
  budget.packagesMs = Math.max(budget.packagesMs, 0);
}
