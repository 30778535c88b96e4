import { expect, it, vi } from 'vitest';
import { createProgram } from './program.ts';
import { type RunCode, RunError } from './services/run-types.ts';

const programOf = (run: RunCode, options: { timeoutMs?: number; outputLimit?: number } = {}) => {
  const close = vi.fn();
  const loadService = vi.fn(async () => ({ run, close }));
  const program = createProgram({
    language: 'go',
    place: {},
    timeoutMs: 10_000,
    outputLimit: 1000,
    loadService,
    ...options,
  });
  return { program, loadService, close };
};

const never = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('does nothing with empty code', async () => {
  const { program, loadService } = programOf(async () => {});
  await program.run(' \n\t');
  expect(program.state().status).toBe('idle');
  expect(loadService).not.toHaveBeenCalled();
});

it('keeps what is said in order, pieces of one kind together', async () => {
  const { program } = programOf(async (_, { say }) => {
    say({ kind: 'version', text: 'go1' });
    say({ kind: 'stdout', text: 'a' });
    say({ kind: 'stdout', text: 'b' });
    say({ kind: 'stderr', text: 'c' });
  });
  await program.run('x');
  expect(program.state()).toMatchObject({ status: 'finished', end: 'done', output: { version: 'go1' } });
  expect(program.state().output.parts).toEqual([
    { kind: 'stdout', text: 'ab' },
    { kind: 'stderr', text: 'c' },
  ]);
});

it('tells how a program ended on a line of its own', async () => {
  const { program } = programOf(async (_, { say }) => {
    say({ kind: 'stderr', text: 'panicked' });
    say({ kind: 'error', text: 'Exited with status 101' });
  });
  await program.run('x');
  expect(program.state().output.parts).toEqual([
    { kind: 'stderr', text: 'panicked\n' },
    { kind: 'error', text: 'Exited with status 101' },
  ]);
});

it('shows output while it runs, and tells at most once in a frame', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { program } = programOf(async (_, { say }) => {
    for (let count = 0; count < 50; count++) say({ kind: 'stdout', text: '.' });
    await promise;
  });
  const told = vi.fn();
  program.subscribe(told);
  const running = program.run('x');
  await vi.waitFor(() => expect(program.state().output.length).toBe(50));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls.length).toBeLessThan(5);
  expect(program.state().status).toBe('loading');
  resolve();
  await running;
});

it('is stopped by the reader, by time and by too much output', async () => {
  const { program } = programOf((_, { signal }) => never(signal));
  const running = program.run('x');
  await vi.waitFor(() => expect(program.state().status).toBe('loading'));
  program.stop();
  await running;
  expect(program.state().end).toBe('stopped');

  const slow = programOf((_, { signal }) => never(signal), { timeoutMs: 20 }).program;
  await slow.run('x');
  expect(slow.state().end).toBe('timeout');

  const loud = programOf(
    async (_, { say, signal }) => {
      for (let count = 0; count < 5000; count++) say({ kind: 'stdout', text: 'ab' });
      signal.throwIfAborted();
    },
    { outputLimit: 99 },
  ).program;
  await loud.run('x');
  expect(loud.state()).toMatchObject({ end: 'limit', output: { length: 99 } });
});

it('gives a program all of its time, however long its language takes to load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const program = createProgram({
    language: 'python',
    place: {},
    timeoutMs: 50,
    outputLimit: 1000,
    loadService: async () => ({
      load: () => promise,
      run: (_, { signal }) => never(signal),
      close() {},
    }),
  });
  const running = program.run('x');
  await new Promise((later) => setTimeout(later, 100));
  expect(program.state()).toMatchObject({ status: 'loading', isFetching: true });
  resolve();
  await running;
  expect(program.state()).toMatchObject({ end: 'timeout', isFetching: false });
});

it('stops a language that is still loading', async () => {
  const program = createProgram({
    language: 'python',
    place: {},
    timeoutMs: 10_000,
    outputLimit: 1000,
    loadService: async () => ({
      load: ({ signal }) => never(signal),
      run: async () => expect.unreachable(),
      close() {},
    }),
  });
  const running = program.run('x');
  await new Promise((later) => setTimeout(later));
  program.stop();
  await running;
  expect(program.state().end).toBe('stopped');
});

it('begins anew when it runs already, and hears nothing more of the old run', async () => {
  const runs: Parameters<RunCode>[] = [];
  const { program } = programOf((...call) => {
    runs.push(call);
    return runs.length === 1 ? never(call[1].signal) : Promise.resolve();
  });
  void program.run('one');
  await vi.waitFor(() => expect(runs).toHaveLength(1));
  await program.run('two');
  runs[0]?.[1].say({ kind: 'stdout', text: 'late' });
  expect(program.state()).toMatchObject({ end: 'done', output: { parts: [] } });
});

it('says what has failed, and lets go when it is closed', async () => {
  const { program, close } = programOf(async () => {
    throw new RunError('unreadable');
  });
  await program.run('x');
  expect(program.state().end).toBe('unreadable');
  program.clear();
  expect(program.state().status).toBe('idle');
  program.close();
  expect(close).toHaveBeenCalledOnce();
});
