import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { resolvePasswords } from './resolve-passwords.ts';

const environment = { ONE: 'first', TWO: 'a;b', EMPTY: '' };

it('a written password is itself', () => {
  expect(resolvePasswords(['a;b', 'a;b', 'c'], { environment })).toEqual({
    passwords: ['a;b', 'c'],
    problems: [],
  });
});

it('`env:` names an environment variable', () => {
  expect(resolvePasswords(['env:ONE', 'x'], { environment }).passwords).toEqual(['first', 'x']);
  expect(resolvePasswords(['env: ONE', 'myenv:ONE'], { environment }).passwords).toEqual([
    'env: ONE',
    'myenv:ONE',
  ]);
});

it('the separator cuts both into several', () => {
  expect(resolvePasswords(['env:TWO', 'x;y;'], { environment, separator: ';' }).passwords).toEqual([
    'a',
    'b',
    'x',
    'y',
  ]);
});

it.each(['env:MISSING', 'env:EMPTY'])('%s is an error that tells no value', (text) => {
  const { passwords, problems } = resolvePasswords([text], { environment });
  expect(passwords).toEqual([]);
  expect(problems).toMatchObject([{ severity: 'error', code: 'password-unset' }]);
  expect(problems[0]?.hint).toContain('.env');
});

it.each([
  ['a separator', ';;', 'A password has'],
  ['spaces', ' ; ', 'A password has'],
  ['a variable', 'env:BLANK', 'The environment variable "BLANK" has'],
])('a password of nothing but %s is an error, since it opens nothing', (_, text, whose) => {
  const result = resolvePasswords([text], { environment: { BLANK: ' ' }, separator: ';' });
  expect(result).toMatchObject({
    passwords: [],
    problems: [
      {
        severity: 'error',
        code: 'password-empty',
        message: `${whose} only spaces or separators, so it opens nothing.`,
      },
    ],
  });
});

it('variables come from the environment, then .env.local, then .env', () => {
  const root = mkdtempSync(join(tmpdir(), 'environment-'));
  writeFileSync(join(root, '.env'), 'A="from .env # all of it"\nB=from .env\nC=from .env\n');
  writeFileSync(join(root, '.env.local'), 'B=local\nC=local\n');
  expect(readEnvironment(root, { C: 'own' })).toMatchObject({
    A: 'from .env # all of it',
    B: 'local',
    C: 'own',
  });
  expect(readEnvironment(join(root, 'nowhere'), { C: 'own' })).toEqual({ C: 'own' });
});
