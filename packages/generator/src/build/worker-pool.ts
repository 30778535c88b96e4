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
  /** How many batches of pages there will be; no more workers are started. */
  batches: number;
}

export interface WorkerPool {
  run(task: WorkerTask): Promise<WorkerResult>;
  close(): Promise<void>;
}

/** Starts the workers that render pages. Each receives the page graph once. */
export function createWorkerPool({
  data,
  workers = availableParallelism(),
  batches: count,
}: PoolOptions): WorkerPool {
  const threads = Math.max(1, Math.min(workers, count));
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  const pool = new Tinypool({
    filename: fileURLToPath(new URL(file, import.meta.url)),
    runtime: 'worker_threads',
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
}

/** Cuts indices of pages into batches, in order. */
export function batches(indices: readonly number[], size = BATCH_SIZE): number[][] {
  return Array.from({ length: Math.ceil(indices.length / size) }, (_, batch) =>
    indices.slice(batch * size, (batch + 1) * size),
  );
}
