import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { BifolioError } from '../errors/bifolio-error.ts';
import { explained } from './worker-pool.ts';

test('a thread that dies for want of memory ends in a sentence that says what to do', async () => {
  const worker = new Worker('const all = []; for (;;) all.push(new Array(1000).fill(all.length));', {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  const [error] = await once(worker, 'error');
  const told = explained(error);
  expect(told).toBeInstanceOf(BifolioError);
  expect((told as BifolioError).problems[0]).toMatchObject({
    message: 'A thread that renders pages has run out of memory.',
    hint: 'Render in one thread, which takes longer and less memory: `build: { workers: 1 }` in the config.',
  });
});

test('any other error stays what it is', () => {
  const error = new TypeError('a fault');
  expect(explained(error)).toBe(error);
});
