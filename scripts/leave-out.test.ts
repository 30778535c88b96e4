import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.mjs';

function write(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

test('source maps and unread builds of packages are removed, but nothing of our own packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-leave-out-'));
  const modules = join(folder, 'node_modules');
  const gone = ['some/dist/index.js.map', '@scope/some/a.mjs.map', 'echarts/dist/echarts.js'];
  const kept = ['some/dist/index.js', 'some/map.js', 'echarts/index.js'];
  for (const file of [...gone, ...kept]) write(join(modules, file));
  const own = write(join(folder, 'packages/ours/dist/index.js.map'));
  symlinkSync(join(folder, 'packages/ours'), join(modules, 'ours'));
  leaveOut(modules);
  expect(gone.filter((file) => existsSync(join(modules, file)))).toEqual([]);
  expect(kept.filter((file) => !existsSync(join(modules, file)))).toEqual([]);
  expect(existsSync(own)).toBe(true);
});
