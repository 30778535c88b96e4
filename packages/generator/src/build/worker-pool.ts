import Tinypool from 'tinypool';
import { BifolioError } from '../errors/bifolio-error.ts';
import { ownModule } from '../own-files.ts';
import type { RenderResult, RenderTask } from './render-task.ts';
import type { WorkerData } from './worker.ts';

/** Heap of one worker, so that memory does not grow with the number of pages but for what it knows of each. */
const WORKER_HEAP_MB = 256;
const HEAP_BYTES_PER_PAGE = 4096;

/** Threads, or this one alone, and what they are given to render. */
export interface WorkerPool {
  /** How many tasks to run at a time. */
  lanes: number;
  run(task: RenderTask): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Starts threads that render pages. Each receives the page graph once. */
export function createWorkerPool(threads: number, data: WorkerData): WorkerPool {
  const pool = new Tinypool({
    filename: ownModule('build/worker'),
    runtime: 'worker_threads',
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    workerData: data,
    resourceLimits: {
      maxOldGenerationSizeMb:
        WORKER_HEAP_MB + Math.ceil((data.graph.pages.length * HEAP_BYTES_PER_PAGE) / 1024 ** 2),
    },
  });
  return {
    lanes: 2 * threads,
    run: (task) =>
      pool.run(task).catch((error: unknown) => {
        throw explained(error);
      }),
    close: () => pool.destroy(),
  };
}

/** A thread without memory dies without a word to its author. Any other error stays what it is. */
export function explained(error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new BifolioError({
    severity: 'error',
    code: 'thread-memory',
    message: 'A thread that renders pages has run out of memory.',
    hint: 'Render in one thread, which takes longer and less memory: `build: { workers: 1 }` in the config.',
  });
}
