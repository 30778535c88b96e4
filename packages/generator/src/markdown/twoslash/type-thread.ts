import { Worker } from 'node:worker_threads';
import { ownModule } from '../../own-files.ts';
import type { TypeSource } from './type-source.ts';
import type { TypeAnswer, TypeQuestion, TypeWorkerData } from './type-worker.ts';
import type { TypedCode } from './types.ts';

/** TypeScript in a thread of its own. */
export interface TypeThread extends TypeSource {
  /** Ends the thread and gives its memory back. */
  close(): Promise<void>;
}

export interface TypeThreadOptions extends TypeWorkerData {
  /** How long it waits for more before it ends: its memory is wanted elsewhere, and types in reach may change. @default 20_000 */
  idleMs?: number;
}

/** The thread starts with the first question, ends when there have been none for a while, and starts again with the next. */
export function createTypeThread({ idleMs = 20_000, ...data }: TypeThreadOptions): TypeThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, { resolve(typed: TypedCode): void; reject(error: Error): void }>();

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(ownModule('markdown/twoslash/type-worker'), {
      workerData: data,
      execArgv: [],
    });
    started.on('message', ({ id, typed }: TypeAnswer) => {
      waiting.get(id)?.resolve(typed);
      waiting.delete(id);
      if (waiting.size > 0) return;
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
    await closed?.terminate();
  }

  return {
    close,
    read(request) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = ++count;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ ...request, id } satisfies TypeQuestion);
      });
    },
  };
}
