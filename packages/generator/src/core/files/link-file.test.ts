import { existsSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkIfThere } from './link-file.ts';

const root = mkdtempSync(join(tmpdir(), 'bifolio-link-'));

test('a file gets a second name, in a folder that is made for it', () => {
  writeFileSync(join(root, 'a'), 'text');
  expect(linkIfThere(join(root, 'a'), join(root, 'deep/er/b'))).toBe(true);
  expect(statSync(join(root, 'deep/er/b')).ino).toBe(statSync(join(root, 'a')).ino);
});

test.each(['none', 'folder', 'link'])('%s is no file', (name) => {
  if (name === 'folder') mkdirSync(join(root, name));
  if (name === 'link') symlinkSync(root, join(root, name));
  expect(linkIfThere(join(root, name), join(root, `other/${name}`))).toBe(false);
  expect(existsSync(join(root, `other/${name}`))).toBe(false);
});
