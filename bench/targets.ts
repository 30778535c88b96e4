import type { Measurements } from './measure.ts';

/** A promise about our own numbers, in the words of the README. */
export interface Target {
  what: string;
  /** The number the target is about, or `undefined` when it was not measured. */
  measured(ours: Measurements, all: readonly Measurements[]): number | undefined;
  limit: number;
  unit: string;
}

/** Every promise about performance; a run says which ones hold. */
export const targets: readonly Target[] = [
  {
    what: "cold build, share of VitePress's processor time",
    measured: (ours, all) =>
      ratio(ours.cold?.cpuSeconds, all.find(({ name }) => name === 'VitePress')?.cold?.cpuSeconds),
    limit: 1 / 20,
    unit: '',
  },
  {
    what: 'warm build after one edit, share of the cold one',
    measured: ({ warm, cold }) => ratio(warm?.wallSeconds, cold?.wallSeconds),
    limit: 1 / 5,
    unit: '',
  },
  { what: 'peak memory', measured: ({ cold }) => mebibytes(cold?.peakBytes), limit: 600, unit: 'MiB' },
  {
    what: 'peak memory, ten times the pages',
    measured: ({ large }) => mebibytes(large?.peakBytes),
    limit: 600,
    unit: 'MiB',
  },
  {
    what: 'warm build after one edit, ten times the pages',
    measured: ({ largeWarm }) => largeWarm?.wallSeconds,
    limit: 3,
    unit: 's',
  },
  {
    what: 'cold build with search, times the processor time of Hugo',
    measured: (ours, all) =>
      ratio(ours.coldWithSearch?.cpuSeconds, all.find(({ name }) => name === 'Hugo')?.cold?.cpuSeconds),
    limit: 1.3,
    unit: '',
  },
  {
    what: 'peak memory, 100,000 pages with search',
    measured: ({ huge }) => mebibytes(huge?.peakBytes),
    limit: 600,
    unit: 'MiB',
  },
  {
    what: '100,000 pages, times the processor time of 1,000, with search',
    measured: ({ huge, coldWithSearch }) => ratio(huge?.cpuSeconds, coldWithSearch?.cpuSeconds),
    limit: 110,
    unit: '',
  },
  {
    what: 'peak memory, 100,000 pages with search and a component',
    measured: ({ hugeComponent }) => mebibytes(hugeComponent?.peakBytes),
    limit: 600,
    unit: 'MiB',
  },
  {
    what: 'peak memory, ten times the pages with 200 links each',
    measured: ({ linked }) => mebibytes(linked?.peakBytes),
    limit: 600,
    unit: 'MiB',
  },
  {
    what: 'ten times the pages as rows of a source, times the processor time of files',
    measured: ({ rows }) => ratio(rows?.rows.cpuSeconds, rows?.files.cpuSeconds),
    limit: 1.05,
    unit: '',
  },
  {
    what: 'images and includes: unchanged build, share of the cold one',
    measured: ({ reuse }) => ratio(reuse?.unchanged.cpuSeconds, reuse?.cold.cpuSeconds),
    limit: 0.08,
    unit: '',
  },
  {
    what: 'images and includes: copied site, share of the cold build',
    measured: ({ reuse }) => ratio(reuse?.copied.cpuSeconds, reuse?.cold.cpuSeconds),
    limit: 0.15,
    unit: '',
  },
  {
    what: 'images and includes: files of the copied site that differ',
    measured: ({ reuse }) => reuse?.copiedFilesThatDiffer,
    limit: 0,
    unit: '',
  },
  {
    what: 'images and includes: cache without the output, share of the cold build',
    measured: ({ reuse }) => ratio(reuse?.withoutOutput.cpuSeconds, reuse?.cold.cpuSeconds),
    limit: 0.2,
    unit: '',
  },
  {
    what: 'component of three pages: documents drawn after its edit',
    measured: ({ component }) => component?.documentsOfEdited,
    limit: 3,
    unit: '',
  },
  {
    what: 'a page with another title: documents drawn that do not show it',
    measured: ({ component }) => component?.documentsWithoutTitle,
    limit: 0,
    unit: '',
  },
  {
    what: 'four parts: their merge, share of the cold build',
    measured: ({ shards }) => ratio(shards?.merge.cpuSeconds, shards?.cold.cpuSeconds),
    limit: 0.25,
    unit: '',
  },
  {
    what: 'four parts: files of their merge that differ',
    measured: ({ shards }) => shards?.filesThatDiffer,
    limit: 0,
    unit: '',
  },
  {
    what: 'three pages at /v1/, times the processor time at /',
    measured: ({ base }) => ratio(base?.path.cpuSeconds, base?.root.cpuSeconds),
    limit: 1.1,
    unit: '',
  },
  { what: 'dev: command to first page', measured: ({ dev }) => dev?.firstPageSeconds, limit: 2, unit: 's' },
  { what: 'dev: save to screen', measured: ({ dev }) => dev?.saveMs, limit: 100, unit: 'ms' },
  {
    what: 'dev: command to first page, ten times the pages',
    measured: ({ largeDev }) => largeDev?.firstPageSeconds,
    limit: 2,
    unit: 's',
  },
  {
    what: 'dev: save to screen, ten times the pages',
    measured: ({ largeDev }) => largeDev?.saveMs,
    limit: 100,
    unit: 'ms',
  },
  {
    what: 'page: HTML and CSS',
    measured: ({ weight }) => kilobytes(weight?.htmlAndCss),
    limit: 30,
    unit: 'kB',
  },
  {
    what: 'page: script while reading',
    measured: ({ weight }) => kilobytes(weight?.readingScript),
    limit: 12,
    unit: 'kB',
  },
  {
    what: 'page: script at idle',
    measured: ({ weight }) => kilobytes(weight?.idleScript),
    limit: 13,
    unit: 'kB',
  },
  {
    what: 'LCP, share of the same page without script',
    measured: ({ vitals }) => ratio(vitals?.lcpMs, vitals?.lcpWithoutScriptMs),
    limit: 1.05,
    unit: '',
  },
  { what: 'total blocking time', measured: ({ vitals }) => vitals?.tbtMs, limit: 50, unit: 'ms' },
  {
    what: 'longest task after the first paint',
    measured: ({ vitals }) => vitals?.longestTaskMs,
    limit: 50,
    unit: 'ms',
  },
  { what: 'layout shift', measured: ({ vitals }) => vitals?.cls, limit: 0, unit: '' },
  {
    what: 'navigation: click to heading',
    measured: ({ navigationMs }) => navigationMs,
    limit: 50,
    unit: 'ms',
  },
  {
    what: 'search: bytes of the first result',
    measured: ({ search }) => kilobytes(search?.most.bytes),
    limit: 150,
    unit: 'kB',
  },
  { what: 'search: to the first result', measured: ({ search }) => search?.most.ms, limit: 300, unit: 'ms' },
];

/** Bytes in mebibytes. */
export const mebibytes = (bytes: number | undefined) => bytes && bytes / 1024 ** 2;
/** Bytes in kilobytes of a thousand. */
export const kilobytes = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);

function ratio(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || whole === undefined ? undefined : part / whole;
}
