import { cpus, totalmem, type } from 'node:os';
import type { Measurements } from './measure.ts';
import type { BlockCost, BlockCosts } from './measures/blocks/blocks.ts';
import { kilobytes, mebibytes, targets } from './targets.ts';

/** A run: when, on how many pages, and what came out. */
export interface Run {
  /** ISO 8601. */
  date: string;
  pages: number;
  /** Of the corpus. */
  edition?: number;
  machine: string;
  results: readonly Measurements[];
}

const rows: readonly [string, (measured: Measurements) => number | undefined, digits?: number][] = [
  ['cold build, wall (s)', ({ cold }) => cold?.wallSeconds, 1],
  ['cold build, processor (s)', ({ cold }) => cold?.cpuSeconds, 1],
  ['cold build with search, wall (s)', ({ coldWithSearch }) => coldWithSearch?.wallSeconds, 1],
  ['cold build with search, processor (s)', ({ coldWithSearch }) => coldWithSearch?.cpuSeconds, 1],
  ['peak memory with search (MiB)', ({ coldWithSearch }) => mebibytes(coldWithSearch?.peakBytes)],
  ['warm build after one edit, wall (s)', ({ warm }) => warm?.wallSeconds, 1],
  ['warm build after one edit, processor (s)', ({ warm }) => warm?.cpuSeconds, 1],
  ['peak memory (MiB)', ({ cold }) => mebibytes(cold?.peakBytes)],
  ['peak memory, ten times the pages (MiB)', ({ large }) => mebibytes(large?.peakBytes)],
  ['cold build, ten times the pages, wall (s)', ({ large }) => large?.wallSeconds, 1],
  ['warm build after one edit, ten times the pages, wall (s)', ({ largeWarm }) => largeWarm?.wallSeconds, 1],
  ['100,000 pages with search, wall (s)', ({ huge }) => huge?.wallSeconds, 0],
  ['100,000 pages with search, processor (s)', ({ huge }) => huge?.cpuSeconds, 0],
  ['100,000 pages with search, peak memory (MiB)', ({ huge }) => mebibytes(huge?.peakBytes)],
  [
    '100,000 pages with a component, peak memory (MiB)',
    ({ hugeComponent }) => mebibytes(hugeComponent?.peakBytes),
  ],
  ['ten times the pages with 200 links each, processor (s)', ({ linked }) => linked?.cpuSeconds, 1],
  [
    'ten times the pages with 200 links each, peak memory (MiB)',
    ({ linked }) => mebibytes(linked?.peakBytes),
  ],
  ['ten times the pages as files, processor (s)', ({ rows: of }) => of?.files.cpuSeconds, 1],
  ['ten times the pages as rows of a source, processor (s)', ({ rows: of }) => of?.rows.cpuSeconds, 1],
  ['one changed row: documents drawn', ({ rows: of }) => of?.documentsOfEdited],
  ['real documentation: cold build, processor (s)', ({ real }) => real?.cold.cpuSeconds, 1],
  ['real documentation: build after one edit, processor (s)', ({ real }) => real?.warm.cpuSeconds, 1],
  ['images and includes: cold build, processor (s)', ({ reuse }) => reuse?.cold.cpuSeconds, 1],
  ['images and includes: unchanged build, processor (s)', ({ reuse }) => reuse?.unchanged.cpuSeconds, 1],
  ['images and includes: copied site, processor (s)', ({ reuse }) => reuse?.copied.cpuSeconds, 1],
  [
    'images and includes: without the output, processor (s)',
    ({ reuse }) => reuse?.withoutOutput.cpuSeconds,
    1,
  ],
  ['component of three pages: cold build, processor (s)', ({ component }) => component?.cold.cpuSeconds, 1],
  [
    'component of three pages: build after its edit, processor (s)',
    ({ component }) => component?.edited.cpuSeconds,
    1,
  ],
  ['component of three pages: documents drawn then', ({ component }) => component?.documentsOfEdited],
  ['a page with another title: documents drawn', ({ component }) => component?.documentsOfRetitled],
  ['four parts: cold build without them, processor (s)', ({ shards }) => shards?.cold.cpuSeconds, 1],
  ['four parts: the longest part, processor (s)', ({ shards }) => shards?.part.cpuSeconds, 1],
  ['four parts: merge, processor (s)', ({ shards }) => shards?.merge.cpuSeconds, 1],
  ['three pages at /, processor (s)', ({ base }) => base?.root.cpuSeconds, 2],
  ['three pages at /v1/, processor (s)', ({ base }) => base?.path.cpuSeconds, 2],
  ['output (MB)', ({ outputBytes }) => outputBytes && outputBytes / 1e6, 1],
  ['dev: command to first page (s)', ({ dev }) => dev?.firstPageSeconds, 1],
  ['dev: command to first page, ten times the pages (s)', ({ largeDev }) => largeDev?.firstPageSeconds, 1],
  ['dev: save to screen (ms)', ({ dev }) => dev?.saveMs],
  ['dev: save to screen, ten times the pages (ms)', ({ largeDev }) => largeDev?.saveMs],
  ['page: HTML and CSS (kB, brotli)', ({ weight }) => kilobytes(weight?.htmlAndCss), 1],
  ['page: script while reading (kB, brotli)', ({ weight }) => kilobytes(weight?.readingScript), 1],
  ['page: script at idle (kB, brotli)', ({ weight }) => kilobytes(weight?.idleScript), 1],
  ['LCP (ms)', ({ vitals }) => vitals?.lcpMs],
  ['LCP without script (ms)', ({ vitals }) => vitals?.lcpWithoutScriptMs],
  ['total blocking time (ms)', ({ vitals }) => vitals?.tbtMs],
  ['longest task after the first paint (ms)', ({ vitals }) => vitals?.longestTaskMs],
  ['layout shift', ({ vitals }) => vitals?.cls, 3],
  ['navigation: click to heading (ms)', ({ navigationMs }) => navigationMs],
  ['search: first result (kB)', ({ search }) => kilobytes(search?.most.bytes), 1],
  ['search: first result, ten times the pages (kB)', ({ search }) => kilobytes(search?.mostLarge.bytes), 1],
  ['search: opening to first result (ms)', ({ search }) => search?.most.ms],
  ['search: opening to first result, ten times the pages (ms)', ({ search }) => search?.mostLarge.ms],
  ['search: added to the cold build, processor (s)', ({ search }) => search?.buildCpuSeconds, 1],
];

/** What this machine is, in a few words. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor';
  return `${type()}, ${cpus().length} × ${model}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
}

/** A run as it was written down. JSON knows no `NaN`, which stands for what cannot be measured, and writes `null`. */
export const readRun = (json: string): Run =>
  JSON.parse(json, (_, value) => (value === null ? Number.NaN : value)) as Run;

/** A run, together with what an earlier one on the same machine, corpus and as many pages has measured and this one has not. */
export function withEarlier(run: Run, earlier: Run | undefined): Run {
  const isAlike = (['pages', 'edition', 'machine'] as const).every((key) => earlier?.[key] === run[key]);
  if (!earlier || !isAlike) return run;
  const others = earlier.results.filter(({ name }) => !run.results.some((now) => now.name === name));
  const results = run.results.map((now) => ({
    ...earlier.results.find(({ name }) => name === now.name),
    ...now,
  }));
  return { ...run, results: [...results, ...others] };
}

/** The sections of a report that people have added to it. */
export const notesOf = (report: string): string =>
  report
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## ') && !/^## (?:Ratios|Promises|Blocks)\n/.test(section))
    .join('');

/** The run as Markdown: all numbers side by side, then the promises. */
export function reportText({ date, pages, machine, results }: Run): string {
  const names = results.map(({ name, version }) => `${name} ${version}`);
  const numbers = rows.map(([title, read, digits = 0]) => [
    title,
    ...results.map((one) => shown(read(one), digits)),
  ]);
  const ours = results.find(({ name }) => name === 'Bifolio');
  return `# Measurements

${date.slice(0, 10)}, ${pages} pages of some 6 kB with three code blocks on average in 20 folders, a quarter of them Chinese, the same Markdown for
all. Of the lines of code 0.45 are distinct, as in real documentation, which is Electron's here. ${machine}.
Search is off but in its own rows; Starlight's is Pagefind, Hugo has none. Hugo alone has a bare layout and no sidebar, Hugo Book a theme for documentation. Search in the browser: of ten words, one of which stands on every page, the most bytes and the median time
from the key that opens the dialog, the word being typed at once. Memory is the sum of resident memory over the process tree, with files that processes share counted once. LCP, blocking time and layout shift
are medians of five loads on a 4x slower processor and slow 4G; navigation is measured on a 4x slower processor, with the
pointer on the link. Builds of less than half a minute are the middle one of three. \`npm run bench\` measures again.

${table(['', ...names], numbers)}
${ratiosText(results)}${ours ? `\n## Promises\n\n${table(['', 'limit', 'measured', ''], targetRows(ours, results))}` : ''}${blocksText(ours?.blocks)}`;
}

/** The rows that Bifolio and a peer have, as multiples of Bifolio's. */
function ratiosText(results: readonly Measurements[]): string {
  const ours = results.find(({ name }) => name === 'Bifolio');
  const peers = results.filter((one) => one !== ours);
  if (!ours) return '';
  const multiples = rows.flatMap(([title, read]) => {
    const own = read(ours);
    const cells = peers.map((peer) => times(read(peer), own));
    return cells.some(Boolean) ? [[title.replace(/ \([^)]*\)$/, ''), ...cells]] : [];
  });
  if (multiples.length === 0) return '';
  return `\n## Ratios\n\nTimes what Bifolio takes.\n\n${table(['', ...peers.map(({ name }) => name)], multiples)}`;
}

const times = (value: number | undefined, own: number | undefined) =>
  value === undefined || !own || Number.isNaN(value) ? '' : (value / own).toPrecision(2);

/** What takes the longest to render first. */
function blocksText({ prose, ...blocks }: BlockCosts = {}): string {
  if (!prose) return '';
  const costs = Object.entries(blocks).toSorted(([, a], [, b]) => b.renderMs - a.renderMs);
  const cells = ({ renderMs, buildSeconds, htmlAndCss, before, seen, used }: BlockCost) => [
    renderMs.toFixed(2),
    buildSeconds.toFixed(1),
    ...[htmlAndCss, before, seen, used].map((bytes) => shown(kilobytes(bytes), 1)),
  ];
  return `
## Blocks

What the example of a block (\`packages/theme/src/blocks/*/example.md\`) adds to a page: processor time for its Markdown, without its layout,
and for a cold build of a site of that page, libraries bundled; kB after brotli of HTML and style sheets, of script before the block is seen, of
all that comes once it is on the screen, and of all that comes when each of its buttons is pressed. Code that a worker has seen before is not
read again, so that code costs more the first time.

${table(
  ['block', 'render (ms)', 'cold build (s)', 'HTML and CSS', 'before it is seen', 'seen', 'used'],
  [['prose, whole', ...cells(prose)], ...costs.map(([name, cost]) => [name, ...cells(cost)])],
)}`;
}

function targetRows(ours: Measurements, all: readonly Measurements[]): string[][] {
  return targets.map(({ what, measured, limit, unit }) => {
    const value = measured(ours, all);
    const verdict = value === undefined ? 'not measured' : value <= limit ? 'kept' : '**missed**';
    return [what, withUnit(limit, unit), withUnit(value, unit), verdict];
  });
}

function withUnit(value: number | undefined, unit: string): string {
  return `${shown(value, Number.isInteger(value) ? 0 : 2)} ${unit}`.trim();
}

function shown(value: number | undefined, digits: number): string {
  if (value === undefined) return '';
  return Number.isNaN(value) ? 'reloads' : value.toFixed(digits);
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map((_, index) => (index === 0 ? '---' : '--:'))) + body.map(line).join('');
}
