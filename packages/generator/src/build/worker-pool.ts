import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import type { WorkerData, WorkerResult, WorkerTask } from './worker.ts';

/** Pages a worker takes at a time: enough to make messages cheap, few enough to share the work evenly. */
const BATCH_SIZE = 16;

/** Heap of one worker, so that memory does not grow with the number of pages. */
const WORKER_HEAP_MB = 256;

export interface PoolOptions {
  data: WorkerData;
  /** `undefined`: one worker per core. */
  workers?: number;
}

export interface WorkerPool {
  run(task: WorkerTask): Promise<WorkerResult>;
  close(): Promise<void>;
}

/** Starts the workers that render pages. Each receives the page graph once. */
export function createWorkerPool({ data, workers = availableParallelism() }: PoolOptions): WorkerPool {
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  const pool = new Tinypool({
    filename: fileURLToPath(new URL(file, import.meta.url)),
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
}

/** Cuts `count` pages into batches of indices. */
export function batches(count: number, size = BATCH_SIZE): number[][] {
  return Array.from({ length: Math.ceil(count / size) }, (_, batch) =>
    Array.from({ length: Math.min(size, count - batch * size) }, (_, index) => batch * size + index),
  );
}
