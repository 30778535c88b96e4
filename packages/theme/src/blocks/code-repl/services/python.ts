import { type OutputPart, RunError, type RunService, type ServicePlace } from './run-types.ts';

/** What the worker says. */
export type PythonAnswer = { part: OutputPart } | { done: true } | { failed: true };

/** What it is told: once where Python is, then code to run. */
export type PythonRequest = { place: ServicePlace } | { code: string };

/** Python runs in the reader's browser, in a worker that a program cannot leave and that can be stopped at any time. */
export function pythonService(place: ServicePlace): RunService {
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./python-worker', import.meta.url), { type: 'module' });
    tellWorker(started, { place });
    return started;
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    close,
    run: (code, { signal, say }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        worker ??= start();
        const listeners = new AbortController();
        const end = (settle: () => void) => {
          listeners.abort();
          settle();
        };
        const fail = (reason: unknown) => {
          close();
          end(() => reject(reason));
        };
        const onMessage = ({ data }: MessageEvent<PythonAnswer>) => {
          if ('part' in data) say(data.part);
          else if ('done' in data) end(resolve);
          else fail(new RunError('unreachable'));
        };
        worker.addEventListener('message', onMessage, listeners);
        worker.addEventListener('error', () => fail(new RunError('unreachable')), listeners);
        signal.addEventListener('abort', () => fail(signal.reason), listeners);
        tellWorker(worker, { code });
      }),
  };
}

const tellWorker = (worker: Worker, request: PythonRequest) => worker.postMessage(request);
