import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { BEATS, type GuardData, LIMIT } from './loop-guard.ts';

const { memory } = workerData as GuardData;

/** The thread ends when there has been no work for so long. */
const IDLE_MS = 20_000;
const LOOK_MS = 100;

let beats = -1;
let sinceMs = performance.now();
const looks = setInterval(look, LOOK_MS);

function look(): void {
  const limitMs = Atomics.load(memory, LIMIT);
  const now = Atomics.load(memory, BEATS);
  if (now !== beats) [beats, sinceMs] = [now, performance.now()];
  const silentMs = performance.now() - sinceMs;
  if (limitMs === 0 && silentMs > IDLE_MS) clearInterval(looks);
  if (limitMs === 0 || silentMs < limitMs) return;
  sinceMs = performance.now();
  endWork();
}

/** What a debugger does: the engine leaves all functions at the next turn of a loop. */
function endWork(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
