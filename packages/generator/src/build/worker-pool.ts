import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import type { RenderResult, RenderTask } from './page-writer.ts';
import type { WorkerData } from './worker.ts';

/** Heap of one worker, so that memory does not grow with the number of pages. */
const WORKER_HEAP_MB = 256;

export interface WorkerPool {
  run(task: RenderTask): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Starts threads that render pages. Each receives the page graph once. */
export function createWorkerPool(threads: number, data: WorkerData): WorkerPool {
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
