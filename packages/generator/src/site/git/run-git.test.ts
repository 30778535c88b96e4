import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { repositoryOf } from './run-git.ts';

afterEach(() => void vi.unstubAllEnvs());

const folder = mkdtempSync(join(tmpdir(), 'bifolio-repository-'));
const inside = join(folder, 'repository/docs');
const outside = join(folder, 'outside');
mkdirSync(inside, { recursive: true });
mkdirSync(outside);
execFileSync('git', ['init', '-q'], { cwd: join(folder, 'repository') });

test('a folder is in a repository that is above it, also by way of a link', async () => {
  symlinkSync(inside, join(folder, 'link'), 'junction');
  expect(await repositoryOf(inside)).toBe('whole');
  expect(await repositoryOf(join(folder, 'link'))).toBe('whole');
});

test('a folder is in none where there is none, or no folder', async () => {
  expect(await repositoryOf(outside)).toBe('none');
  expect(await repositoryOf(join(folder, 'gone'))).toBe('none');
});

test('a repository elsewhere is the one of the environment', async () => {
  vi.stubEnv('GIT_DIR', join(folder, 'repository/.git'));
  expect(await repositoryOf(outside)).toBe('whole');
});
