import { expect, test } from 'vitest';
import { formatBytes } from '../core/text/format-bytes.ts';
import {
  buildSummaryText,
  formatDuration,
  iconServiceText,
  mergedFilesText,
  nearLimitsText,
  slowText,
} from './build-summary.ts';

test('a summary names pages, time, files, size and warnings', () => {
  const sizes = { pages: 1204, durationMs: 2340, bytes: 12_345_678, files: 1300 };
  expect(buildSummaryText({ ...sizes, problems: [] })).toBe(
    'Built 1,204 pages in 2.3 s: 1,300 files, 12.3 MB, no warnings.',
  );
});

test('one of a thing is not written as many', () => {
  const warning = { severity: 'warning', code: 'x', message: 'x' } as const;
  const sizes = { pages: 1, durationMs: 80, bytes: 980, files: 1 };
  expect(buildSummaryText({ ...sizes, problems: [warning] })).toBe(
    'Built 1 page in 80 ms: 1 file, 980 B, 1 warning.',
  );
});

test('an author hears of limits that are nearly used up, and nothing else', () => {
  expect(
    nearLimitsText(['16,400 of 20,000 files (Cloudflare)', '900 of 1,000 redirects (_redirects, X)']),
  ).toBe(
    'Close to a limit of the hosting platform: 16,400 of 20,000 files (Cloudflare); 900 of 1,000 redirects (_redirects, X).',
  );
  expect(nearLimitsText([])).toBeUndefined();
});

test('an author hears who has taken long before pages were rendered, the slowest first', () => {
  const took = [
    { name: 'sources/pets.ts', durationMs: 2100 },
    { name: 'extension "feeds"', durationMs: 3 },
    { name: 'extension "api"', durationMs: 1900 },
    { name: 'extension "api"', durationMs: 6200 },
  ];
  expect(slowText(took)).toBe(
    'Slow before pages were rendered: extension "api" (8.1 s), sources/pets.ts (2.1 s).',
  );
  expect(slowText(took.slice(1, 3))).toBeUndefined();
});

test('long builds are told in minutes', () => {
  expect(formatDuration(125_000)).toBe('2 min 5 s');
  expect(formatBytes(0)).toBe('0 B');
});

test('an author hears which icons readers have to ask for, where one is written, whom they ask, and what to install instead', () => {
  const hosts = ['https://icons.example.org/v3', 'https://two.example.org'];
  expect(
    iconServiceText(
      [
        { set: 'far', place: {} },
        { set: 'mdi', place: { file: 'a.md', line: 3, column: 5 } },
      ],
      hosts,
    ),
  ).toBe(
    "Readers' browsers ask icons.example.org for icons of far, mdi (a.md:3:5).\n  To draw them at build: npm install -D @iconify-json/far @iconify-json/mdi",
  );
  expect(iconServiceText([], hosts)).toBeUndefined();
});

test('files of the author that the build has added to are named', () => {
  expect(mergedFilesText([])).toBeUndefined();
  expect(mergedFilesText(['_headers', '_redirects'])).toBe(
    "Your _headers and _redirects are published with the build's own lines added.",
  );
});
