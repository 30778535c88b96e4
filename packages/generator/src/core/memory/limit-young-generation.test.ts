import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Runs code in a process of its own, with the space for new objects limited, and gives the numbers that it prints. */
function runLimited(code: string, claim = 'claimProcess();'): number[] {
  const prelude = `
    import { setImmediate } from 'node:timers/promises';
    import { getHeapSpaceStatistics } from 'node:v8';
    import { limitYoungGeneration } from ${module('limit-young-generation.ts')};
    import { claimProcess } from ${module('own-process.ts')};
    import { createMemoryKeeper, releaseMemory } from ${module('release-memory.ts')};
    ${claim}
    limitYoungGeneration();
    const print = (bytes) => console.log(bytes / 1024 ** 2);
    const makeObjects = (count) => Array.from({ length: count }, (_, index) => ({ index, list: [index] }));
    const printSpace = () => print(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
    async function burn(rounds) {
      for (let round = 0; round < rounds; round++) {
        makeObjects(100_000);
        await setImmediate();
      }
    }
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', prelude + code], {
    encoding: 'utf8',
  });
  return printed.trim().split('\n').map(Number);
}

/** Without the limit it is 128; on a busy machine V8 may add a few pages before the limit is heard of. */
const LARGEST_MB = 48;

test('the space for new objects stays small, however much is made', () => {
  const [megabytes] = runLimited('await burn(60); printSpace();');
  expect(megabytes).toBeLessThanOrEqual(LARGEST_MB);
});

test('the same in long work that only keeps an eye on memory', () => {
  const [megabytes] = runLimited(`
    const keepMemory = createMemoryKeeper();
    for (let round = 0; round < 60; round++) {
      makeObjects(100_000);
      await keepMemory();
    }
    printSpace();
  `);
  expect(megabytes).toBeLessThanOrEqual(LARGEST_MB);
});

test('the space for new objects grows again after memory was given back', () => {
  const [heap, released, again] = runLimited(`
    await burn(20);
    let kept = makeObjects(1_200_000);
    print(process.memoryUsage().heapTotal);
    kept = undefined;
    releaseMemory();
    printSpace();
    await burn(20);
    printSpace();
  `);
  expect(heap).toBeGreaterThan(100);
  expect(released).toBeLessThan(16);
  expect(again).toBeGreaterThanOrEqual(16);
});

test('the heap of a program that builds a site is left alone', () => {
  const code = `
    let kept = makeObjects(2_000_000);
    print(process.memoryUsage().heapTotal);
    kept = undefined;
    releaseMemory();
    print(process.memoryUsage().heapTotal);
  `;
  const [full = 0, collected = 0] = runLimited(code);
  expect(collected).toBeLessThan(full / 2);
  const [before = 0, after = 0] = runLimited(code, '');
  expect(after).toBeGreaterThan(0.95 * before);
});
