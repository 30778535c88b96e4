import { describe, expect, it } from 'vitest';
import { changeLinks } from './change-links.ts';
import { changelogOptions } from './options.ts';
import { splitMessage } from './split-message.ts';

const links = (repo: string, options = {}) => {
  const made = changeLinks({ maxCount: 10, ...options }, repo);
  return [made.commit('abc'), made.issue('7'), made.tag('v1/2')];
};

describe('links of a changelog', () => {
  it.each([
    ['me/site', 'https://github.com/me/site', ['/commit/abc', '/issues/7', '/releases/tag/v1%2F2']],
    [
      'https://gitee.com/me/site',
      'https://gitee.com/me/site',
      ['/commit/abc', '/issues/7', '/releases/tag/v1%2F2'],
    ],
    [
      'https://gitlab.com/me/site.git',
      'https://gitlab.com/me/site',
      ['/-/commit/abc', '/-/issues/7', '/-/releases/v1%2F2'],
    ],
    [
      'https://bitbucket.org/me/site',
      'https://bitbucket.org/me/site',
      ['/commits/abc', '/issues/7', '/src/v1%2F2'],
    ],
  ])('know the addresses of %s', (repo, address, paths) => {
    expect(links(repo)).toEqual(paths.map((path) => address + path));
  });

  it('take the patterns and the repository of the author', () => {
    const options = {
      repoUrl: 'https://git.example.org/a/b',
      commitUrlPattern: ':repo/c/:hash',
      issueUrlPattern: 'https://bugs.example.org/:issue',
    };
    expect(links('me/site', options)).toEqual([
      'https://git.example.org/a/b/c/abc',
      'https://bugs.example.org/7',
      undefined,
    ]);
  });

  it('are left out without a repository', () => {
    expect(links('')).toEqual([undefined, undefined, undefined]);
  });
});

it('issues are found in messages, and nothing that only looks like one', () => {
  expect(splitMessage('fix #12 and (#3)')).toEqual([
    { text: 'fix ' },
    { issue: '12' },
    { text: ' and (' },
    { issue: '3' },
    { text: ')' },
  ]);
  expect(splitMessage('colour #123abc, a#1, &#39;')).toEqual([{ text: 'colour #123abc, a#1, &#39;' }]);
});

it('the option has its shorthands', () => {
  const { changelog } = changelogOptions;
  expect(changelog.parse(undefined)).toBe(false);
  expect(changelog.parse(true)).toEqual({ maxCount: 10 });
  expect(changelog.parse({ maxCount: 3 })).toEqual({ maxCount: 3 });
});
