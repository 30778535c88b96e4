import { expect, it } from 'vitest';
import { orFail } from './or-fail.ts';

const never = new Promise<never>(() => {});

it('a promise that settles is what it is, and leaves no listener behind', async () => {
  const before = process.listenerCount('beforeExit');
  const fail = () => new Error('given up');
  expect(await orFail(Promise.resolve(1), fail, { limitMs: 1000 })).toBe(1);
  await expect(orFail(Promise.reject(new Error('own')), fail)).rejects.toThrow('own');
  expect(process.listenerCount('beforeExit')).toBe(before);
});

it('a promise that takes too long fails', async () => {
  await expect(orFail(never, () => new Error('given up'), { limitMs: 5 })).rejects.toThrow('given up');
});

it('a promise that waits fails as soon as the process is idle, or the next time', async () => {
  const tries = [orFail(never, () => 'first'), orFail(never, () => 'second', { idleTimes: 2 })];
  const [first, second] = tries.map((one) => one.catch((reason: unknown) => reason));
  process.emit('beforeExit', 0);
  expect(await Promise.race([second, first])).toBe('first');
  process.emit('beforeExit', 0);
  expect(await second).toBe('second');
});
