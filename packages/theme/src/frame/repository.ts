/** Hosts whose addresses we know. */
export type RepositoryHost = 'github' | 'gitee' | 'gitlab' | 'bitbucket';

const HOSTS: readonly RepositoryHost[] = ['github', 'gitee', 'gitlab', 'bitbucket'];

/** Address of a repository: `owner/name` is one on GitHub; no `.git` or slash at the end. */
export function repositoryAddress(repo: string): string {
  return (/^[a-z][a-z\d+.-]*:\/\//i.test(repo) ? repo : `https://github.com/${repo}`).replace(
    /(\.git)?\/?$/,
    '',
  );
}

/** The kind of host an address is on; one's own GitLab is told by its name. */
export function repositoryHost(address: string): RepositoryHost | undefined {
  const host = new URL(address).hostname;
  return HOSTS.find((name) => host.includes(name));
}

/** Where a new issue is written, by the address of its repository. */
export function newIssueAddress(repository: string): string {
  return repositoryHost(repository) === 'gitlab' ? `${repository}/-/issues/new` : `${repository}/issues/new`;
}
