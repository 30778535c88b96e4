import { expect, test } from 'vitest';
import { sarifReport } from './sarif-report.ts';

test('problems become results with place, rule and a link to the explanation', () => {
  const report = sarifReport(
    [
      {
        severity: 'warning',
        code: 'dead-link',
        message: 'Broken.',
        hint: 'Mend it.',
        file: 'a.md',
        line: 3,
        column: 5,
      },
      { severity: 'error', code: 'own/term', message: 'Unknown.' },
    ],
    (file) => (file ? `docs/${file}` : '.'),
  );
  expect(report).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            rules: [
              { id: 'dead-link', helpUri: expect.stringMatching(/^https:.*\/messages\/dead-link\/$/) },
              { id: 'own/term' },
            ],
          },
        },
        results: [
          {
            ruleId: 'dead-link',
            level: 'warning',
            message: { text: 'Broken.\nMend it.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'docs/a.md' },
                  region: { startLine: 3, startColumn: 5 },
                },
              },
            ],
          },
          { level: 'error', locations: [{ physicalLocation: { artifactLocation: { uri: '.' } } }] },
        ],
      },
    ],
  });
  expect(JSON.stringify(report)).not.toContain('own/term/');
});
