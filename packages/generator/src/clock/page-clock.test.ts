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
