import { expect, test } from 'vitest';
import type { Finding } from './findings/finding.ts';
import { migrationText } from './report-text.ts';

const finding = (file: string, line: number, more: Partial<Finding> = {}): Finding => ({
  kind: 'component',
  severity: 'lost',
  what: '<Foo>',
  todo: 'Write it.',
  file,
  line,
  column: 1,
  ...more,
});

test('a site in which everything carries over is told so', () => {
  expect(migrationText({ from: 'VitePress', pages: 1, findings: [] })).toBe(
    'From VitePress to Bifolio: 1 page\n\nEverything carries over.',
  );
});

test('findings are grouped by what they are, with three places each and sums at the end', () => {
  const findings = [
    finding('b.md', 2),
    finding('a.md', 10),
    finding('a.md', 9),
    finding('c.md', 1),
    finding('c.md', 1, { what: '<Bar>' }),
    finding('config.ts', 3, { kind: 'config', severity: 'change', what: '`nav`', todo: 'Write `navbar`.' }),
  ];
  expect(migrationText({ from: 'Plume', pages: 1200, findings })).toBe(
    [
      'From Plume to Bifolio: 1,200 pages',
      '',
      'Components that do not exist here',
      '  lost    <Foo> × 4',
      '      Write it.',
      '      a.md:9:1',
      '      a.md:10:1',
      '      b.md:2:1',
      '      and 1 more in 3 files',
      '  lost    <Bar>',
      '      Write it.',
      '      c.md:1:1',
      '',
      'Configuration',
      '  change  `nav`',
      '      Write `navbar`.',
      '      config.ts:3:1',
      '',
      'Summary                                    lost  change',
      '  Components that do not exist here           5       0',
      '  Configuration                               0       1',
      '  All                                         5       1',
      '',
      'Every place: --all',
    ].join('\n'),
  );
});

test('every place is listed when asked for', () => {
  const findings = Array.from({ length: 5 }, (_, index) => finding('a.md', index + 1));
  const text = migrationText({ from: 'Plume', pages: 1, findings }, { all: true });
  expect(text).toContain('      a.md:5:1');
  expect(text).not.toContain('--all');
});
