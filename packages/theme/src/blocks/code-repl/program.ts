import type { ReplLanguage } from './languages.ts';
import { noOutput, type Output, withPart } from './output.ts';
import {
  RunError,
  type RunFailure,
  type RunService,
  type RunTools,
  type ServicePlace,
} from './services/run-types.ts';

/** Where a program is: `stopped` by the reader, ended by itself, or a failure. */
export interface ProgramState {
  status: 'idle' | 'loading' | 'finished';
  /** What runs it is still on its way. */
  isFetching?: boolean;
  output: Output;
  end?: 'done' | 'stopped' | RunFailure;
}

/** A program that is run, stopped and run again. State is told at most once in a frame. */
export interface Program {
  subscribe(listener: () => void): () => void;
  state(): ProgramState;
  /** Begins anew when it runs already. Code of blanks alone does nothing. */
  run(code: string): Promise<void>;
  stop(): void;
  /** Stops, and forgets what was said. */
  clear(): void;
  /** Lets go of everything. */
  close(): void;
}

export interface ProgramOptions {
  language: ReplLanguage;
  place: ServicePlace;
  timeoutMs: number;
  outputLimit: number;
  loadService(language: ReplLanguage, place: ServicePlace): Promise<RunService>;
}

/** A language of 10 MB comes over a slow line too; longer than this it does not come at all. */
const loadingMs = 300_000;

/** Of a program that has not been run. */
export const idle: ProgramState = { status: 'idle', output: noOutput };

/** Makes the program of one code block. */
export function createProgram(options: ProgramOptions): Program {
  const { language, place, timeoutMs, outputLimit, loadService } = options;
  const store = createState();
  const { state, set, subscribe } = store;
  let service: RunService | undefined;
  let running: AbortController | undefined;

  async function run(code: string): Promise<void> {
    running?.abort('stopped');
    if (code.trim() === '') return;
    const own = new AbortController();
    running = own;
    set({ status: 'loading', output: noOutput });
    const end = await runWith(code, own).catch(endOf);
    if (running === own) set({ ...state(), status: 'finished', isFetching: false, end });
  }

  async function runWith(code: string, own: AbortController): Promise<'done'> {
    const { signal } = own;
    const tools = toolsOf(own, outputLimit, store);
    const ready = await within(loadingMs, 'unreachable', own, async () => {
      service ??= await loadService(language, place).catch(() => {
        throw new RunError('unreachable');
      });
      signal.throwIfAborted();
      if (service.load) {
        set({ ...state(), isFetching: true });
        await service.load(tools);
        set({ ...state(), isFetching: false });
      }
      return service;
    });
    signal.throwIfAborted();
    await within(timeoutMs, 'timeout', own, () => ready.run(code, tools));
    return 'done';
  }

  function clear(): void {
    running?.abort('stopped');
    running = undefined;
    set(idle);
  }

  return {
    subscribe,
    state,
    run,
    stop: () => running?.abort('stopped'),
    clear,
    close() {
      clear();
      service?.close();
      service = undefined;
    },
  };
}

/** What a program says goes into the state, up to the limit. */
function toolsOf(
  own: AbortController,
  limit: number,
  { state, set }: ReturnType<typeof createState>,
): RunTools {
  const { signal } = own;
  return {
    signal,
    say(part) {
      if (signal.aborted) return;
      const output = withPart(state().output, part, limit);
      set({ ...state(), output });
      if (output.length >= limit) own.abort(new RunError('limit'));
    },
  };
}

/** Aborts what takes longer. */
async function within<T>(
  ms: number,
  failure: RunFailure,
  own: AbortController,
  task: () => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => own.abort(new RunError(failure)), ms);
  try {
    return await task();
  } finally {
    clearTimeout(timer);
  }
}

/** Tells of changes at most once a frame. */
function createState() {
  const listeners = new Set<() => void>();
  let state = idle;
  let isTold = true;
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: ProgramState): void {
      state = next;
      if (!isTold) return;
      isTold = false;
      schedule(() => {
        isTold = true;
        for (const listener of listeners) listener();
      });
    },
  };
}

const endOf = (reason: unknown): ProgramState['end'] =>
  reason instanceof RunError ? reason.failure : reason === 'stopped' ? 'stopped' : 'lost';

/** A hidden page has no frames. */
function schedule(tell: () => void): void {
  if (globalThis.document?.visibilityState === 'visible') requestAnimationFrame(tell);
  else setTimeout(tell);
}
