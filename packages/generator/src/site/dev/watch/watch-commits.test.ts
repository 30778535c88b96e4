import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { watchCommits } from './watch-commits.ts';

const LONGER_THAN_A_LOOK_MS = 700;
const WHO = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
const git = (cwd: string, ...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd });
const commit = (folder: string) => git(folder, 'commit', '-q', '--allow-empty', '-m', 'Change');

function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-commits-'));
  git(folder, 'init', '-q');
  return folder;
}

function worktree(): string {
  const main = repository();
  commit(main);
  git(main, 'worktree', 'add', '-q', 'other');
  return join(main, 'other');
}

test.each([
  ['a new repository', repository],
  ['a worktree', worktree],
])('commits in %s are noticed in the folders below it', async (_, make) => {
  const root = make();
  const docs = join(root, 'docs');
  mkdirSync(docs);
  const moved = vi.fn();
  const stop = watchCommits(docs, Date.now(), moved);
  const expectCalls = (calls: number) => expect.poll(() => moved.mock.calls.length).toBe(calls);
  for (const calls of [1, 2]) {
    await sleep(LONGER_THAN_A_LOOK_MS);
    commit(root);
    await expectCalls(calls);
  }
  await stop();
});

test('a commit that was made before the watch had begun is told', async () => {
  const root = repository();
  const moved = vi.fn();
  const since = Date.now() - 1000;
  commit(root);
  const stop = watchCommits(root, since, moved);
  await expect.poll(() => moved.mock.calls.length).toBe(1);
  await stop();
});

test('nothing is told as long as nothing happens', async () => {
  const moved = vi.fn();
  const stop = watchCommits(repository(), 0, moved);
  await sleep(LONGER_THAN_A_LOOK_MS);
  await stop();
  expect(moved).not.toHaveBeenCalled();
});

test('outside of a repository nothing is watched', async () => {
  const moved = vi.fn();
  await watchCommits(tmpdir(), 0, moved)();
  expect(moved).not.toHaveBeenCalled();
});
