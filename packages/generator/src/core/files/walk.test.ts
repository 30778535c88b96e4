import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walk } from './walk.ts';

test('everything below a folder is named, links are not followed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bifolio-walk-'));
  mkdirSync(join(dir, 'a/b/empty'), { recursive: true });
  writeFileSync(join(dir, 'a/b/file'), '');
  writeFileSync(join(dir, '中文 .md'), '');
  symlinkSync('..', join(dir, 'a/up'));
  const { files, folders } = walk(dir);
  expect([files.sort(), folders]).toEqual([
    ['a/b/file', 'a/up', '中文 .md'],
    ['a', 'a/b', 'a/b/empty'],
  ]);
  expect(() => walk(join(dir, 'none'))).toThrow('ENOENT');
});
