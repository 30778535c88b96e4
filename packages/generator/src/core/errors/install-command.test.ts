import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installCommand } from './install-command.ts';

const root = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(root, { recursive: true }));

test('packages are installed by the package manager that runs the command', () => {
  const userAgent = 'pnpm/10.2.0 npm/? node/v24.1.0 linux x64';
  expect(installCommand('sass', { userAgent, cwd: root })).toBe('pnpm add sass');
  expect(installCommand('sass', { userAgent: 'bun/1.3.0', dev: true, cwd: root })).toBe('bun add -D sass');
});

test('otherwise by that of the nearest lock file, else by npm', () => {
  const cwd = join(root, 'docs');
  mkdirSync(cwd);
  expect(installCommand('sass', { userAgent: '', cwd })).toBe('npm install sass');
  writeFileSync(join(root, 'yarn.lock'), '');
  expect(installCommand('sass', { userAgent: '', cwd })).toBe('yarn add sass');
});
