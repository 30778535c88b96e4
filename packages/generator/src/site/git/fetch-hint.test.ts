import { expect, test } from 'vitest';
import { fetchHint } from './fetch-hint.ts';

const HASH = '0123456789abcdef0123456789abcdef01234567';

test.each([
  [
    'v1.2',
    'Fetch it: git fetch --depth 1 origin tag v1.2 (for a branch: git fetch --depth 1 origin v1.2:v1.2).',
  ],
  ['origin/lts/1', 'Fetch it: git fetch --depth 1 origin lts/1:refs/remotes/origin/lts/1'],
  [HASH, `Fetch it: git fetch --depth 1 origin ${HASH}`],
  ['版本/1', expect.stringContaining('origin tag 版本/1 ')],
  ['0123abc', expect.stringContaining('a commit needs all 40 characters')],
])('in a shallow clone, for %s, it is the fetch that is enough', (ref, hint) => {
  expect(fetchHint(ref, 'shallow')).toEqual(hint);
});

test.each([
  '-x',
  '--upload-pack=touch x',
  'a..b',
  'a b',
  'v1;ls',
  'v1^{/x}',
  'v1.',
  'a//b',
  'main@{1}',
  '$(ls)',
  'HEAD:en',
  'a\nb',
])('%j, which can be the name of nothing, gets no command with it', (ref) => {
  expect(fetchHint(ref, 'shallow')).toBe(
    'No branch or tag can have this name. List the names of this clone: git branch --all && git tag',
  );
});

test('a clone with its whole history keeps it', () => {
  expect(fetchHint('v1', 'whole')).toBe(
    'Fetch it: git fetch origin tag v1 (for a branch: git fetch origin v1:v1).',
  );
});
