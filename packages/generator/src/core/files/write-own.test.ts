import {
  closeSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAll, writeOwnFile } from './write-own.ts';

const place = () => mkdtempSync(join(tmpdir(), 'bifolio-write-'));

test('a file is written with the folders that it lies in, and again', () => {
  const path = join(place(), 'a/b/c');
  for (const text of ['long text', 'new']) {
    writeOwnFile(path, text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

test('a link in the place of a file is removed, not written through', () => {
  const root = place();
  writeFileSync(join(root, 'hosts'), 'mine');
  symlinkSync(join(root, 'hosts'), join(root, 'kept'));
  writeOwnFile(join(root, 'kept'), 'ours');
  expect([readFileSync(join(root, 'hosts'), 'utf8'), readFileSync(join(root, 'kept'), 'utf8')]).toEqual([
    'mine',
    'ours',
  ]);
  expect(lstatSync(join(root, 'kept')).isSymbolicLink()).toBe(false);
});

test('a fault of the disk names the file', () => {
  const file = openSync(join(place(), 'a'), 'w');
  closeSync(file);
  expect(() => writeAll(file, '/site/a', Buffer.from('x'))).toThrow(
    expect.objectContaining({ path: '/site/a' }),
  );
});
