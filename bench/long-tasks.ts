// Tasks after the first paint on a processor four times slower: `node bench/long-tasks.ts http://localhost:4173 /en/ /en/blog/`.
import { setTimeout as wait } from 'node:timers/promises';
import { inspectPage } from './browser/inspected-page.ts';
import { type Inspector, startInspector, type TraceEvent } from './browser/inspector.ts';

const SLOWER = 4;
const RUNS = 3;
/** How long a page is watched once it is loaded, milliseconds. */
const WATCHED_MS = 2000;
const categories = ['toplevel', 'devtools.timeline', 'v8', 'loading'];

const [site = 'http://localhost:4173', ...paths] = process.argv.slice(2);
const inspector = await startInspector();
for (const path of paths.length > 0 ? paths : ['/', '/en/', '/en/guide/intro/', '/en/blog/']) {
  const runs: Task[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(longest(await trace(inspector, site + path)));
  const times = runs.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const worst = runs.reduce((one, other) => (other.ms > one.ms ? other : one));
  console.log(`${path}\n  ${times.join(', ')} ms; in the longest: ${worst.parts.join(', ')}`);
}
inspector.close();

interface Task {
  ms: number;
  /** What took more than a tenth of it. */
  parts: string[];
}

/** What happens while a page is loaded by a browser that knows nothing of it. */
async function trace(inspector: Inspector, url: string): Promise<TraceEvent[]> {
  const page = await inspectPage(inspector);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const traceConfig = { includedCategories: categories };
  await inspector.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.visit(url);
  await wait(WATCHED_MS);
  const events = await inspector.endTrace();
  await page.close();
  return events;
}

/** The longest task of the page's thread that begins after its first paint. */
function longest(events: readonly TraceEvent[]): Task {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').sort((a, b) => b.ts - a.ts)[0];
  if (!paint)
    throw new Error('The page has painted nothing yet. Measure again when the machine has less to do.');
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid);
  const tasks = own.filter(({ name, ts }) => name.endsWith('RunTask') && ts > paint.ts);
  const task = tasks.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
  const isPart = ({ name, ts, dur }: TraceEvent) =>
    !name.endsWith('RunTask') && ts >= task.ts && ts + dur <= task.ts + task.dur;
  const parts = own.filter((event) => isPart(event) && timeOf(event) > timeOf(task) / 10);
  return {
    ms: timeOf(task) / 1000,
    parts: parts.map((part) => `${part.name} ${Math.round(timeOf(part) / 1000)}`),
  };
}

/** Without the time that other programs took from it. */
function timeOf({ dur, tdur }: TraceEvent) {
  return tdur ?? dur;
}
