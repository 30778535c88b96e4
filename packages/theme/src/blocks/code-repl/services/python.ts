import { type OutputPart, RunError, type RunService, type RunTools, type ServicePlace } from './run-types.ts';

/** What the worker says. `done` answers each request that went well. */
export type PythonAnswer = { part: OutputPart } | { done: true } | { failed: true };

/** What it is asked: to load Python from a place, then to run code. */
export type PythonRequest = { place: ServicePlace } | { code: string };

/** Python runs in the reader's browser, in a worker that a program cannot leave and that can be stopped at any time. */
export function pythonService(place: ServicePlace): RunService {
  let worker: Worker | undefined;

  function close(): void {
    worker?.terminate();
    worker = undefined;
  }

  /** Resolves when the request is done. A worker that failed or was interrupted is not asked again. */
  function ask(asked: Worker, request: PythonRequest, { signal, say }: RunTools): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
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
      asked.addEventListener('message', onMessage, listeners);
      asked.addEventListener('error', () => fail(new RunError('unreachable')), listeners);
      signal.addEventListener('abort', () => fail(signal.reason), listeners);
      asked.postMessage(request);
    });
  }

  function load(tools: RunTools): Promise<void> {
    worker = new Worker(new URL('./python-worker', import.meta.url), { type: 'module' });
    return ask(worker, { place }, tools);
  }

  return {
    close,
    load: async (tools) => (worker ? undefined : load(tools)),
    run: async (code, tools) => {
      if (!worker) throw new RunError('lost');
      return ask(worker, { code }, tools);
    },
  };
}
