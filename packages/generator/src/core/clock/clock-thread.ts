import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { ClockData } from './page-clock.ts';
import { readPage } from './shared-page.ts';

const { memory, fd, afterMs, endAfterMs, before, after } = workerData as ClockData;

/** The thread ends when it has had no page for so long. */
const IDLE_MS = 20_000;

const STDERR = 2;
const GRACE_MS = 2000;

let turn = 0;
let sinceMs = performance.now();
let isTold = false;
const looks = setInterval(look, Math.min(afterMs / 4, 1000));

function look(): void {
  const page = readPage(memory);
  if (page.turn !== turn) [turn, sinceMs, isTold] = [page.turn, performance.now(), false];
  const passedMs = performance.now() - sinceMs;
  if (!page.file && passedMs > IDLE_MS) clearInterval(looks);
  if (!page.file) return;
  if (passedMs >= endAfterMs) endProcess(page.file);
  if (isTold || passedMs < afterMs) return;
  isTold = true;
  tell(`${before}Still working on ${page.file} after ${Math.round(passedMs / 1000)} s.${after}`);
}

/** The thread that renders answers nobody, so only a signal reaches it; authors' code may catch the first one. */
function endProcess(file: string): never {
  const minutes = Math.round(endAfterMs / 60_000);
  const text = `${before}error ${file} takes longer than ${minutes} minutes, so the command ends without a result.\n  Remove what takes so long from this page, or split it.\n`;
  tell(text, STDERR);
  process.kill(process.pid, 'SIGTERM');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GRACE_MS);
  process.kill(process.pid, 'SIGKILL');
  return process.exit(1);
}

function tell(text: string, to = fd): void {
  try {
    writeSync(to, text);
  } catch {
    // Nobody reads, or not fast enough: the page will be done without a word.
  }
}
