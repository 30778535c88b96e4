import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGitData } from './git-data.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bifolio-git-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });

function commit(author: string, date: string) {
  const [name = '', email = ''] = author.split('|');
  const who = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  git(['add', '-A']);
  git(['-c', 'commit.gpgsign=false', 'commit', '-qm', 'x'], {
    ...who,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  });
}

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

test('dates and people of each file are known, through renames, with Chinese names', async () => {
  const long = 'A page of some length that stays the same.\n'.repeat(5);
  git(['init', '-q']);
  write('docs/old.md', long);
  write('other.md', 'not in docs');
  commit('Ann|ann@example.org', '2024-01-01T00:00:00Z');
  renameSync(join(folder, 'docs/old.md'), join(folder, 'docs/指南.md'));
  commit('Bo|bo@example.org', '2024-02-01T00:00:00Z');
  write('docs/指南.md', `${long}More.\n`);
  commit('Ann|Ann@example.org', '2024-03-01T00:00:00Z');

  const data = await readGitData(join(folder, 'docs'));
  expect([...data.keys()]).toEqual(['指南.md']);
  expect(data.get('指南.md')).toEqual({
    createdTime: Date.parse('2024-01-01T00:00:00Z'),
    updatedTime: Date.parse('2024-03-01T00:00:00Z'),
    contributors: [
      { name: 'Ann', email: 'Ann@example.org', commits: 2 },
      { name: 'Bo', email: 'bo@example.org', commits: 1 },
    ],
  });
  const earlier = { folder, path: 'docs', commit: 'HEAD~1' };
  expect((await readGitData('taken-from-a-commit', { history: earlier })).get('指南.md')).toMatchObject({
    updatedTime: Date.parse('2024-02-01T00:00:00Z'),
    contributors: [{ name: 'Ann' }, { name: 'Bo' }],
  });
});

test('the latest commits of a file are kept when asked for, with their tags', async () => {
  git(['init', '-q']);
  for (const text of ['one', 'two', 'three']) {
    write('a.md', text);
    commit('Ann|ann@example.org', '2024-01-01T00:00:00Z');
  }
  git(['tag', 'v1.0.0']);
  git(['branch', 'other']);
  const hash = git(['rev-parse', 'HEAD']).toString().trim();
  const data = await readGitData(folder, { changesPerFile: 2 });
  const time = Date.parse('2024-01-01T00:00:00Z');
  expect(data.get('a.md')?.changes).toEqual([
    { time, hash, message: 'x', author: 'Ann', tags: ['v1.0.0'] },
    expect.objectContaining({ tags: [] }),
  ]);
  expect((await readGitData(folder)).get('a.md')?.changes).toBeUndefined();
});

test('a folder without a repository has no history', async () => {
  expect(await readGitData(folder)).toEqual(new Map());
});

test('a repository without commits has no history', async () => {
  git(['init', '-q']);
  expect(await readGitData(folder)).toEqual(new Map());
});

test('a shallow clone has no history, since its oldest commit is not the first', async () => {
  git(['init', '-q', 'full']);
  write('full/a.md', 'one');
  const run = (...args: string[]) =>
    git([
      '-C',
      'full',
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.org',
      '-c',
      'commit.gpgsign=false',
      ...args,
    ]);
  run('add', '-A');
  run('commit', '-qm', 'x');
  run('commit', '-qm', 'y', '--allow-empty');
  git(['clone', '-q', '--depth', '1', `file://${join(folder, 'full')}`, 'shallow']);
  expect(await readGitData(join(folder, 'shallow'))).toEqual(new Map());
});
