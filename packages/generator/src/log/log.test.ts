import { expect, test } from 'vitest';
import { codeFrame } from '../errors/code-frame.ts';
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
      '',
    ].join('\n'),
  );
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
