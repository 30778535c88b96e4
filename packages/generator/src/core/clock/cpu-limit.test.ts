import { expect, test } from 'vitest';
import { createCpuLimit } from './cpu-limit.ts';

const forever = (check: () => void) => {
  for (;;) check();
};

test('work that ends in time gives its result', () => {
  const { within } = createCpuLimit();
  expect(within(1000, () => 'made')).toMatchObject({ result: 'made' });
});

test('work that takes longer is ended where it asks', () => {
  const { within, check } = createCpuLimit();
  const { result, spentMs } = within(20, () => forever(check));
  expect(result).toBeUndefined();
  expect(spentMs).toBeGreaterThanOrEqual(20);
});

test('time in which the processor did something else does not count', () => {
  const { within, check } = createCpuLimit();
  const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
  const { result } = within(30, () => {
    sleep();
    for (let calls = 0; calls < 100; calls++) check();
    return 'made';
  });
  expect(result).toBe('made');
});

test('work may be given more time', () => {
  const { within, check, extend } = createCpuLimit();
  const { spentMs } = within(10, () => {
    extend(30);
    forever(check);
  });
  expect(spentMs).toBeGreaterThanOrEqual(40);
});

test('an error of the work itself is thrown, and ends nothing later', () => {
  const { within, check } = createCpuLimit();
  const fail = () => {
    throw new RangeError('a fault');
  };
  expect(() => within(1, fail)).toThrow('a fault');
  check();
});
