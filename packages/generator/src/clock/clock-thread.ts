import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { ClockData } from './page-clock.ts';
import { readPage } from './shared-page.ts';

const { memory, fd, afterMs, before, after } = workerData as ClockData;

/** The thread ends when it has had no page for so long. */
const IDLE_MS = 20_000;

let turn = 0;
let sinceMs = performance.now();
let isTold = false;
const looks = setInterval(look, Math.min(afterMs / 4, 1000));

function look(): void {
  const page = readPage(memory);
  if (page.turn !== turn) [turn, sinceMs, isTold] = [page.turn, performance.now(), false];
  const passedMs = performance.now() - sinceMs;
  if (!page.file && passedMs > IDLE_MS) clearInterval(looks);
  if (!page.file || isTold || passedMs < afterMs) return;
  isTold = true;
  tell(`${before}Still working on ${page.file} after ${Math.round(passedMs / 1000)} s.${after}`);
}

function tell(text: string): void {
  try {
    writeSync(fd, text);
  } catch {
    // Nobody reads, or not fast enough: the page will be done without a word.
  }
}
