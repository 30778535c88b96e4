import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFile, removeFolder, removeUnwanted } from './remove-own.ts';

/** A folder, and another one with a file that is none of ours. */
function place() {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-remove-'));
  const other = join(root, 'other');
  const folder = join(root, 'folder');
  for (const path of [other, folder]) mkdirSync(path);
  writeFileSync(join(other, 'abc.json'), 'mine');
  return { root, other, folder };
}

test('a link is removed as a link, in the place of a file and of a folder', () => {
  const { root, other } = place();
  for (const remove of [removeFile, removeFolder]) {
    symlinkSync(other, join(root, 'link'));
    remove(join(root, 'link'));
    expect([existsSync(join(root, 'link')), readdirSync(other)]).toEqual([false, ['abc.json']]);
  }
});

test('a folder in the place of a file stays, and what is not there is no fault', () => {
  const { folder } = place();
  removeFile(folder);
  removeFile(join(folder, 'none'));
  expect(existsSync(folder)).toBe(true);
});

test('of a folder, only files with names of ours that nobody wants are removed', () => {
  const { folder, other } = place();
  for (const name of ['aaa.json', 'bbb.json', 'notes.json']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'ccc.json'));
  symlinkSync(other, join(folder, 'ddd.json'));
  removeUnwanted(folder, { isOurs: /^[a-f]{3}\.json$/, isWanted: (name) => name === 'aaa.json' });
  expect(readdirSync(folder).sort()).toEqual(['aaa.json', 'ccc.json', 'notes.json']);
  expect(readdirSync(other)).toEqual(['abc.json']);
});

test('a folder that is a link is not looked into', () => {
  const { root, other } = place();
  symlinkSync(other, join(root, 'link'));
  removeUnwanted(join(root, 'link'), { isOurs: /^abc\.json$/, isWanted: () => false });
  expect(readdirSync(other)).toEqual(['abc.json']);
});
