import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, secondTries, vitestCounts } from './test-counts.mjs';

function reportFile(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'bifolio-counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a unit test file that cannot be loaded counts as one failure', () => {
  const file = reportFile({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  });
  expect(vitestCounts(file)).toEqual({ passed: 7, failed: 2 });
});

test('a browser test that passes on its second try counts as passed, an error outside tests as a failure', () => {
  const file = reportFile({ stats: { expected: 5, flaky: 1, unexpected: 2 }, errors: [{}] });
  expect(playwrightCounts(file)).toEqual({ passed: 6, failed: 3 });
});

test('browser tests that needed a second try are named, wherever they are in the report', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'tabs.spec.ts',
    tests: [{ status, projectName: 'built' }],
  });
  const file = reportFile({
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [{ specs: [spec('three', 'flaky'), spec('four', 'unexpected')] }],
      },
    ],
  });
  expect(secondTries(file)).toEqual(['[built] tabs.spec.ts: two', '[built] tabs.spec.ts: three']);
});
