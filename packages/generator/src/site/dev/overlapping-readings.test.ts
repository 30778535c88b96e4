import { expect, test } from 'vitest';
import { createReadings } from './overlapping-readings.ts';

function readings() {
  const running: PromiseWithResolvers<string>[] = [];
  const taken: string[] = [];
  const reread = createReadings({
    read() {
      const reading = Promise.withResolvers<string>();
      running.push(reading);
      return reading.promise;
    },
    take: (found) => void taken.push(found),
  });
  return { running, taken, reread };
}

test('whoever has something read again finds it as it is now, though another reading has begun since', async () => {
  const { running, taken, reread } = readings();
  const first = reread();
  const second = reread();
  running[0]?.resolve('locked');
  expect(await first).toBe('locked');
  expect(taken).toEqual(['locked']);
  running[1]?.resolve('locked with a rule');
  await second;
  expect(taken).toEqual(['locked', 'locked with a rule']);
});

test('a reading that ends late does not bring back what was', async () => {
  const { running, taken, reread } = readings();
  const first = reread();
  const second = reread();
  running[1]?.resolve('locked');
  await second;
  running[0]?.resolve('open');
  await first;
  expect(taken).toEqual(['locked']);
});
