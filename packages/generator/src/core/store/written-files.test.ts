import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWrittenFiles, type WrittenFiles } from './written-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-written-'));
const page = join(folder, 'page.html');
const marks = join(folder, 'written');

function use<T>(run: (files: WrittenFiles) => T): T {
  const files = openWrittenFiles(marks);
  const result = run(files);
  files.save();
  return result;
}

/** Same size, and same time as before. */
function changeUnseen(text: string) {
  writeFileSync(page, text);
  utimesSync(page, 1000, 1000);
}

test('a file is as it was written, with another time too, and not once its content is another', () => {
  changeUnseen('one');
  const written = use(({ note }) => note(page));
  expect(use(({ isThere }) => isThere(page, written))).toBe(true);
  changeUnseen('two');
  expect(
    use(({ isThere }) => isThere(page, written)),
    'it is not read again',
  ).toBe(true);
  utimesSync(page, 2000, 2000);
  expect(use(({ isThere }) => isThere(page, written))).toBe(false);
  writeFileSync(page, 'one');
  expect(use(({ isThere }) => isThere(page, written))).toBe(true);
  writeFileSync(page, 'longer');
  expect(use(({ isThere }) => [page, join(folder, 'none')].map((path) => isThere(path, written)))).toEqual([
    false,
    false,
  ]);
});

test('marks that are damaged or of elsewhere are not believed', () => {
  changeUnseen('one');
  const written = use(({ note }) => note(page));
  changeUnseen('two');
  const bytes = readFileSync(marks);
  bytes[bytes.length - 1] = 0;
  writeFileSync(marks, bytes);
  expect(use(({ isThere }) => isThere(page, written))).toBe(false);
  expect(openWrittenFiles().isThere(page, written)).toBe(false);
});
