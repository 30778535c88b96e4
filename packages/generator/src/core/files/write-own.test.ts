import {
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolder, writeAll, writeOwnFile } from './write-own.ts';

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

test('a finished folder takes the place of an older one', () => {
  const root = place();
  for (const name of ['old', 'new']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, name), '');
  }
  replaceFolder(join(root, 'new'), join(root, 'old'), /^old$/);
  expect([readdirSync(root), readdirSync(join(root, 'old'))]).toEqual([['old'], ['new']]);
});

test('a folder that holds anything else stays', () => {
  const root = place();
  for (const name of ['old', 'new']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'old/notes.txt'), 'mine');
  expect(() => replaceFolder(join(root, 'new'), join(root, 'old'), /^old$/)).toThrow('ENOTEMPTY');
  expect(readdirSync(join(root, 'old'))).toEqual(['notes.txt']);
});
