import { type RepositoryHost, repositoryAddress, repositoryHost } from '../repository.ts';
import type { ChangelogOptions } from './options.ts';

interface Patterns {
  commit: string;
  issue: string;
  tag: string;
}

const GITHUB: Patterns = {
  commit: ':repo/commit/:hash',
  issue: ':repo/issues/:issue',
  tag: ':repo/releases/tag/:tag',
};

const PATTERNS: Record<RepositoryHost, Patterns> = {
  github: GITHUB,
  gitee: GITHUB,
  gitlab: { commit: ':repo/-/commit/:hash', issue: ':repo/-/issues/:issue', tag: ':repo/-/releases/:tag' },
  bitbucket: { commit: ':repo/commits/:hash', issue: ':repo/issues/:issue', tag: ':repo/src/:tag' },
};

/** Addresses of what a commit names; `undefined` where the host has no known pattern and none is given. */
export interface ChangeLinks {
  commit(hash: string): string | undefined;
  issue(number: string): string | undefined;
  tag(name: string): string | undefined;
}

/** How a repository links to its commits, issues and tags. Nothing is linked without a repository. */
export function changeLinks(options: ChangelogOptions, docsRepo: string): ChangeLinks {
  const repo = options.repoUrl ?? docsRepo;
  const address = repo ? repositoryAddress(repo) : '';
  const host = address ? repositoryHost(address) : undefined;
  const own = host ? PATTERNS[host] : undefined;
  const link = (form: string | undefined, key: string, value: string) => {
    if (!form || (form.startsWith(':repo') && !address)) return undefined;
    return form.replace(/:(\w+)/g, (whole, name) =>
      name === 'repo' ? address : name === key ? value : whole,
    );
  };
  return {
    commit: (hash) => link(options.commitUrlPattern ?? own?.commit, 'hash', hash),
    issue: (number) => link(options.issueUrlPattern ?? own?.issue, 'issue', number),
    tag: (name) => link(options.tagUrlPattern ?? own?.tag, 'tag', encodeURIComponent(name)),
  };
}
