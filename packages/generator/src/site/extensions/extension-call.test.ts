import { afterEach, expect, it, vi } from 'vitest';
import { awaitExtension, awaitPerPage, callExtension, callPerPage } from './extension-call.ts';

afterEach(() => vi.useRealTimers());

it('gives up an extension that does not answer within 60 seconds, and not before', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const waiting = awaitExtension('slow', () => new Promise(() => {})).catch((error) => told(error.message));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(told).toHaveBeenCalledWith(expect.stringContaining('Extension "slow": it takes longer than 60 s'));
});

const forever = () => {
  for (;;);
};

it('ends an extension that never lets go, with its name', () => {
  expect(() => callExtension('endless', forever, { limitMs: 20 })).toThrow(
    'Extension "endless": it takes longer than 0.02 s',
  );
});

it('limits the first call of a function for each page, which is not called again when it was ended', () => {
  const busy = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return ms;
  };
  const hanging = callPerPage('slow', busy, { limitMs: 20 });
  expect(() => hanging(60_000)).toThrow('Extension "slow": it takes longer than 0.02 s');
  expect(() => hanging(0)).toThrow('Extension "slow": it takes longer than 0.02 s');
  const quick = callPerPage('quick', busy, { limitMs: 1000 });
  expect([quick(0), quick(1100)]).toEqual([0, 1100]);
});

it('does the same with one that may wait', async () => {
  const hanging = awaitPerPage('slow', forever, String, 20);
  await expect(hanging('a')).rejects.toThrow('Extension "slow": a failed: it takes longer than 0.02 s');
  await expect(hanging('b')).rejects.toThrow('Extension "slow": a failed');
  const quick = awaitPerPage('quick', (page: string) => page, String);
  expect([await quick('a'), await quick('b')]).toEqual(['a', 'b']);
});

it('gives up an extension that took too long without waiting', async () => {
  const work = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  };
  await expect(awaitExtension('busy', work, { limitMs: 5 })).rejects.toThrow(
    'Extension "busy": it takes longer than 0.005 s',
  );
});

it('says of a promise that never settles that it is one, and what for', async () => {
  const waiting = awaitExtension('idle', () => new Promise(() => {}), { doing: 'making "a.txt"' });
  process.emit('beforeExit', 0);
  await expect(waiting).rejects.toThrow(
    'Extension "idle": making "a.txt" failed: it waits for a promise that is neither fulfilled nor rejected',
  );
});
