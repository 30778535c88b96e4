import { afterEach, expect, it, vi } from 'vitest';
import { awaitExtension, callExtension } from './extension-call.ts';

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

it('ends an extension that never lets go, with its name', () => {
  const forever = () => {
    for (;;);
  };
  expect(() => callExtension('endless', forever, 20)).toThrow(
    'Extension "endless": it takes longer than 0.02 s',
  );
});
