import { expect, test } from 'vitest';
import { codeFrame } from '../errors/code-frame.ts';
import { messageUrl } from '../errors/message-url.ts';
import { createLog } from './log.ts';
import { createProgress } from './progress.ts';

function stream(isTTY = false) {
  const written: string[] = [];
  return { isTTY, columns: 80, write: (text: string) => written.push(text), text: () => written.join('') };
}

test('information goes to stdout, warnings and errors to stderr', () => {
  const [stdout, stderr] = [stream(), stream()];
  const log = createLog({ stdout, stderr, color: false });
  log.info('Ready.');
  log.warn('Slow.');
  log.error('Broken.');
  expect(stdout.text()).toBe('Ready.\n');
  expect(stderr.text()).toBe('warning Slow.\nerror Broken.\n');
});

test('a kind of problem that an extension has made up is not linked', () => {
  const stderr = stream();
  createLog({ stdout: stream(), stderr, color: false }).report([
    { severity: 'warning', code: 'glossary/unknown-term', message: 'Nowhere.' },
  ]);
  expect(stderr.text()).toBe('  warning Nowhere.\n\n1 warning\n');
});

test('problems are grouped by file, in the order of their lines, and counted', () => {
  const stderr = stream();
  createLog({ stdout: stream(), stderr, color: false }).report([
    { severity: 'error', code: 'x', message: 'Second.', hint: 'Mend it.', file: 'b.md', line: 10, column: 2 },
    { severity: 'warning', code: 'x', message: 'Nowhere.' },
    { severity: 'warning', code: 'x', message: 'First.', file: 'b.md', line: 9 },
    { severity: 'error', code: 'x', message: 'Other.', file: 'a.md' },
  ]);
  expect(stderr.text()).toBe(
    [
      '  warning Nowhere.',
      '',
      'a.md',
      '  error Other.',
      '',
      'b.md',
      '  9 warning First.',
      '  10:2 error Second.',
      '    Mend it.',
      '',
      '2 errors, 2 warnings',
      `  ${messageUrl('x')}`,
      '',
    ].join('\n'),
  );
});

test('what is said at five places or more is said once, with the first twenty of them', () => {
  const stderr = stream();
  const same = { severity: 'warning', code: 'x', message: 'No text.', hint: 'Write one.' } as const;
  createLog({ stdout: stream(), stderr, color: false }).report([
    ...Array.from({ length: 22 }, (_, at) => ({ ...same, file: 'b.md', line: 22 - at, column: 1 })),
    { ...same, message: 'Another.', file: 'c.md', line: 1 },
    { ...same, file: 'a.md', line: 7 },
  ]);
  const text = stderr.text();
  expect(text.match(/No text\./g)).toHaveLength(1);
  expect(text).toContain('c.md\n  1 warning Another.\n    Write one.\n\nAt 23 places\n  warning No text.\n');
  expect(text).toContain('    Write one.\n    a.md:7\n    b.md:1:1\n    b.md:2:1\n');
  expect(text).toMatch(/ {4}b\.md:19:1\n {4}and 3 more\n\n24 warnings\n {2}https:\S+\/x\/\n$/);
});

test('no problems, no report', () => {
  const stderr = stream();
  createLog({ stdout: stream(), stderr, color: false }).report([]);
  expect(stderr.text()).toBe('');
});

test('a code frame shows two lines on either side and points at the column', () => {
  expect(codeFrame('one\ntwo\n\tthree\nfour\nfive\nsix', 3, 3)).toBe(
    ['  1 | one', '  2 | two', '> 3 | \tthree', '    | \t ^', '  4 | four', '  5 | five'].join('\n'),
  );
});

test('a stage leaves one plain line where there is no terminal', () => {
  const out = stream();
  const times = [0, 10, 1250];
  const progress = createProgress(out, () => times.shift() ?? 1250);
  progress.start('Render', 2);
  progress.step(2);
  progress.done('2 pages');
  expect(out.text()).toMatch(/^Render: 2 pages \(\d\.\d\d s\)\n$/);
});

test('a terminal sees a bar that is cleared at the end', () => {
  const out = stream(true);
  let now = 0;
  const progress = createProgress(out, () => now);
  progress.start('Render', 4);
  now = 100;
  progress.step(2);
  progress.done();
  expect(out.text()).toContain('Render ████████████░░░░░░░░░░░░ 2/4');
  expect(out.text().endsWith('\r\x1b[2KRender (0.10 s)\n')).toBe(true);
});
