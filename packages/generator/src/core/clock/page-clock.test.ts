import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageClock } from './page-clock.ts';

const file = join(mkdtempSync(join(tmpdir(), 'bifolio-clock-')), 'out.txt');
const fd = openSync(file, 'w');
const written = () => readFileSync(file, 'utf8');

/** Keeps this thread from doing anything else. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function blockUntil(isDone: () => boolean): void {
  for (let turns = 0; turns < 500 && !isDone(); turns++) block(20);
}

test('a page that takes long is named once while its thread is busy, one that does not is not', async () => {
  const clock = createPageClock({ afterMs: 200, fd });
  clock.begin('quick.md')();
  const end = clock.begin('guide/c.md');
  blockUntil(() => written() !== '');
  block(500);
  end();
  expect(written()).toMatch(/^Still working on guide\/c\.md after \d+ s\.\n$/);
});

test('a page that never ends ends the process, which says so', () => {
  const clock = JSON.stringify(new URL('page-clock.ts', import.meta.url).href);
  const code = `const { createPageClock } = await import(${clock});
    createPageClock({ afterMs: 100, endAfterMs: 400 }).begin('guide/c.md');
    process.on('SIGTERM', () => {});
    for (;;);`;
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain(
    'error guide/c.md takes longer than 0 minutes, so the command ends without a result.',
  );
});
