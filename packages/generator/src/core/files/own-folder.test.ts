import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOwnFolder } from './own-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'bifolio-own-'));

test('each process has a folder of its own, empty at first', () => {
  const folder = openOwnFolder(join(parent, 'new/work'));
  expect(folder).toBe(join(parent, `new/work-${process.pid}`));
  writeFileSync(join(folder, 'a'), '');
  expect(readdirSync(openOwnFolder(join(parent, 'new/work')))).toEqual([]);
});

test('folders of processes that have ended are cleared away, those of others are not', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const names = [`work-${ended}`, `work-${process.ppid}`, 'work', 'other-1'];
  for (const name of names) mkdirSync(join(parent, name));
  openOwnFolder(join(parent, 'work'));
  expect(names.map((name) => existsSync(join(parent, name)))).toEqual([false, true, true, true]);
});
