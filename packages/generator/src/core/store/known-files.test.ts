import { expect, test } from 'vitest';
import { createKnownFiles, KNOWN_LENGTH } from './known-files.ts';

const known = (letter: string) => letter.repeat(KNOWN_LENGTH);

test('files are known by their names, and again from the lines of others', () => {
  const files = createKnownFiles();
  for (let at = 0; at < 2000; at++) files.set(`pages/${at}.md`, known(`${at % 10}`));
  files.delete('pages/3.md');
  const again = createKnownFiles();
  for (const line of files.lines('all')) again.addLine(line);
  expect([again.size, again.get('pages/2.md'), again.get('pages/3.md'), again.get('pages/1999.md')]).toEqual([
    1999,
    known('2'),
    undefined,
    known('9'),
  ]);
});

test('what was asked for is counted once, whether it was known or not, and can be kept alone', () => {
  const files = createKnownFiles();
  for (const name of ['a', 'b']) files.set(name, known(name));
  for (const name of ['a', 'a', 'unknown']) files.get(name);
  expect([files.size, files.asked, [...files.lines('asked')].map((line) => line.at(-1))]).toEqual([
    2,
    2,
    ['a'],
  ]);
});

test('a line of something else is refused', () => {
  expect(() => createKnownFiles().addLine('something else')).toThrow();
});
