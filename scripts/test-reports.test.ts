import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

function reportFile(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'bifolio-reports-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('unit tests that failed are named with why, as are those that passed on their second try', () => {
  const unit = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = reportFile({
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          unit('one', 'passed'),
          unit('two', 'passed', 'too\n\n\u001b[31mlate\u001b[39m'),
          unit('three', 'failed', 'no', 'no'),
          unit('four', 'skipped'),
        ],
      },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 2,
    failures: ['a.test.ts: three\n    no'],
    secondTries: ['a.test.ts: two\n    too\n    late'],
    notRun: [],
  });
});

test('a unit test file that cannot be loaded is one failure', () => {
  const unloaded = {
    name: join(root, 'a.test.ts'),
    status: 'failed',
    message: 'no such file',
    assertionResults: [],
  };
  expect(readVitestReport(reportFile({ testResults: [unloaded] })).failures).toEqual([
    'a.test.ts: could not be loaded\n    no such file',
  ]);
});

test('browser tests are named wherever they are in the report, so is an error outside of them, and why tests were left out is said once', () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    file: 'tabs.spec.ts',
    tests: [
      {
        status,
        projectName: 'built',
        annotations: status === 'skipped' ? [{ type: 'skip', description: 'no Firefox' }] : [],
        results: errors.map((message) => ({ error: { message } })),
      },
    ],
  });
  const file = reportFile({
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'flaky', 'slow')],
        suites: [
          {
            specs: [
              spec('three', 'unexpected', '1\n2\n3\n4\n5'),
              spec('four', 'skipped'),
              spec('five', 'skipped'),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    failures: ['[built] tabs.spec.ts: three\n    1\n    2\n    3\n    4', 'outside of tests\n    no browser'],
    secondTries: ['[built] tabs.spec.ts: two\n    slow'],
    notRun: ['no Firefox'],
  });
});
