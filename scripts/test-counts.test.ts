import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

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
