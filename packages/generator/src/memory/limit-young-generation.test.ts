import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'limit-young-generation.ts');

test('the space for new objects stays small, however much is made', () => {
  const code = `
    import { setImmediate } from 'node:timers/promises';
    import { getHeapSpaceStatistics } from 'node:v8';
    import { limitYoungGeneration } from ${JSON.stringify(MODULE)};
    limitYoungGeneration();
    for (let round = 0; round < 60; round++) {
      const kept = [];
      for (let index = 0; index < 100_000; index++) kept.push({ index, list: [index] });
      await setImmediate();
    }
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 1024 ** 2);
  `;
  const megabytes = execFileSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(Number(megabytes)).toBeLessThanOrEqual(32);
});
