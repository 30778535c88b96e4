import { expect, test } from 'vitest';
import { parseBenchArguments } from './arguments.ts';
import { notesOf, readRun, reportText, withEarlier } from './report.ts';

const cost = (wallSeconds: number) => ({
  wallSeconds,
  cpuSeconds: wallSeconds * 2,
  peakBytes: 500 * 1024 ** 2,
});

const search = {
  most: { bytes: 23_300, ms: 140 },
  mostLarge: { bytes: 24_100, ms: 150 },
  buildCpuSeconds: 1.2,
};

test('the report sets subjects side by side and says which promises hold', () => {
  const text = reportText({
    date: '2026-01-02T03:04:05.000Z',
    pages: 1000,
    machine: 'a machine',
    results: [
      { name: 'Bifolio', version: '1.0.0', cold: cost(4), warm: cost(1), navigationMs: 20, search },
      { name: 'VitePress', version: '1.6.4', cold: cost(100), navigationMs: Number.NaN },
    ],
  });
  expect(text).toContain('|  | Bifolio 1.0.0 | VitePress 1.6.4 |');
  expect(text).toContain('| cold build, wall (s) | 4.0 | 100.0 |');
  expect(text).toContain('| cold build, wall | 25 |');
  expect(text).toContain('| navigation: click to heading (ms) | 20 | reloads |');
  expect(text).toContain('| search: first result, ten times the pages (kB) | 24.1 |  |');
  expect(text).toContain('| search: to the first result | 300 ms | 140 ms | kept |');
  expect(text).toContain("| cold build, share of VitePress's processor time | 0.05 | 0.04 | kept |");
  expect(text).toContain('| warm build after one edit, share of the cold one | 0.20 | 0.25 | **missed** |');
  expect(text).toContain('| layout shift | 0 |  | not measured |');
});

test('the report says what blocks cost, those that take the longest to render first', () => {
  const nothing = { renderMs: 0, buildSeconds: 0, htmlAndCss: 0, before: 0, seen: 0, used: 0 };
  const blocks = {
    prose: { ...nothing, renderMs: 0.5, buildSeconds: 0.84, htmlAndCss: 15_000 },
    mark: { ...nothing, renderMs: 0.01 },
    mermaid: { ...nothing, renderMs: 0.2, buildSeconds: 4.02, seen: 163_000, used: 3_210 },
  };
  const results = [{ name: 'Bifolio', version: '1', blocks }];
  const text = reportText({ date: '2026-01-02', pages: 1, machine: 'a', results });
  expect(text.split('\n').filter((line) => /^\| (?:prose|m)/.test(line))).toEqual([
    '| prose, whole | 0.50 | 0.8 | 15.0 | 0.0 | 0.0 | 0.0 |',
    '| mermaid | 0.20 | 4.0 | 0.0 | 0.0 | 163.0 | 3.2 |',
    '| mark | 0.01 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 |',
  ]);
});

test('a peer or part that does not exist is named together with those that do', () => {
  expect(() => parseBenchArguments(['--peers', 'jekyll'])).toThrow(
    'Expected --peers to list vitepress, rspress, starlight, hugo, hugo-book, got "jekyll".',
  );
  expect(() => parseBenchArguments(['speed'])).toThrow(
    'Expected rows of readme, caches, cold, warm, large, huge, huge-component, linked, rows, real, reuse, component, shards, base, dev, weight, vitals, navigation, search, blocks, got "speed".',
  );
});

test('rows are chosen one by one or by the name of a group, all of them when there is none', () => {
  expect([...parseBenchArguments(['base', 'warm']).only]).toEqual(['base', 'warm']);
  expect([...parseBenchArguments(['caches']).only]).toEqual(['reuse', 'component', 'base']);
  expect(parseBenchArguments([]).only.size).toBe(18);
});

test('what a run leaves out is taken from an earlier one of the same size on the same machine', () => {
  const [ours, peer] = [
    { name: 'Bifolio', version: '2', search },
    { name: 'VitePress', version: '1', cold: cost(9) },
  ];
  const earlier = {
    date: '2026-01-01',
    pages: 1000,
    machine: 'a',
    results: [{ ...ours, version: '1', cold: cost(4) }, peer],
  };
  const run = { date: '2026-01-02', pages: 1000, machine: 'a', results: [ours] };
  expect(withEarlier(run, earlier).results).toEqual([{ ...ours, cold: cost(4) }, peer]);
  expect(withEarlier(run, { ...earlier, machine: 'b' })).toBe(run);
  expect(withEarlier({ ...run, edition: 2 }, earlier).results).toEqual([ours]);
  expect(withEarlier(run, undefined)).toBe(run);
});

test('what cannot be measured of a peer is still told after a run without it', () => {
  const peer = { name: 'VitePress', version: '1', navigationMs: Number.NaN };
  const run = { date: '2026-01-01', pages: 1000, machine: 'a', results: [peer] };
  expect(reportText(readRun(JSON.stringify(run)))).toContain(
    '| navigation: click to heading (ms) | reloads |',
  );
});

test('what people have added to a report is kept', () => {
  const notes = '## Alone\n\nText.\n\n## More\n\nText.\n';
  expect(
    notesOf(
      `# Measurements\n\ntable\n\n## Ratios\n\ntable\n\n## Promises\n\ntable\n\n## Blocks\n\ntable\n\n${notes}`,
    ),
  ).toBe(notes);
  expect(notesOf('# Measurements\n\n## Promises\n')).toBe('');
});
