import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keepForLater } from './keep-for-later.ts';
import { openWorkFolder, workFolder } from './work-folder.ts';
import { takeWorkNotes } from './work-notes.ts';

const full = '/dev/full';

const root = mkdtempSync(join(tmpdir(), 'bifolio-keep-'));
beforeEach(() => void openWorkFolder(root));

test.runIf(existsSync(full))(
  'a full disk keeps nothing more until the next command, and is told once',
  () => {
    const path = join(workFolder(root), 'a');
    const keep = () => {
      try {
        writeFileSync(full, 'x');
      } catch (error) {
        throw Object.assign(error as Error, { path });
      }
    };
    expect([keepForLater(keep), keepForLater(() => {})]).toEqual([false, false]);
    expect(takeWorkNotes().map(({ message }) => message)).toEqual([
      `The disk is full: ${dirname(path)} takes nothing more, so little is kept for the next build.`,
    ]);
    openWorkFolder(root);
    expect(keepForLater(() => {})).toBe(true);
  },
);

test('a link that leads to itself keeps nothing either', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'bifolio-keep-')), 'a');
  symlinkSync(path, path);
  expect(keepForLater(() => writeFileSync(path, 'x'))).toBe(false);
});

test('what can be written is kept', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'bifolio-keep-')), 'a');
  expect([keepForLater(() => writeFileSync(path, 'x')), existsSync(path)]).toEqual([true, true]);
});

test('a mistake of the program is no matter of the disk', () => {
  expect(() =>
    keepForLater(() => {
      throw new TypeError('ours');
    }),
  ).toThrow('ours');
});
