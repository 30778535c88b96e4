import { expect, test } from 'vitest';
import { parseBenchArguments } from './arguments.ts';
import { reportText } from './report.ts';

const cost = (wallSeconds: number) => ({
  wallSeconds,
  cpuSeconds: wallSeconds * 2,
  peakBytes: 500 * 1024 ** 2,
});

test('the report sets subjects side by side and says which promises hold', () => {
  const text = reportText({
    date: '2026-01-02T03:04:05.000Z',
    pages: 1000,
    machine: 'a machine',
    results: [
      { name: 'Bifolio', version: '1.0.0', cold: cost(4), warm: cost(1), navigationMs: 20 },
      { name: 'VitePress', version: '1.6.4', cold: cost(100), navigationMs: Number.NaN },
    ],
  });
  expect(text).toContain('|  | Bifolio 1.0.0 | VitePress 1.6.4 |');
  expect(text).toContain('| cold build, wall (s) | 4.0 | 100.0 |');
  expect(text).toContain('| navigation: click to heading (ms) | 20 | reloads |');
  expect(text).toContain("| cold build, share of VitePress's processor time | 0.05 | 0.04 | kept |");
  expect(text).toContain('| warm build after one edit, share of the cold one | 0.20 | 0.25 | **missed** |');
  expect(text).toContain('| layout shift | 0 |  | not measured |');
});

test('a peer or part that does not exist is named together with those that do', () => {
  expect(() => parseBenchArguments(['--peers', 'hugo'])).toThrow(
    'Expected --peers to list vitepress, rspress, got "hugo".',
  );
  expect(() => parseBenchArguments(['--only', 'speed'])).toThrow(
    'Expected --only to list cold, warm, large, dev, weight, vitals, navigation, got "speed".',
  );
});
