import { repositoryAddress, repositoryHost } from '../repository.ts';

export interface EditUrlInput {
  /** `owner/name` on GitHub, or the address of a repository. Empty: no link. */
  repo: string;
  branch: string;
  /** Folder of the source inside the repository. */
  dir: string;
  /** Source file relative to the source folder. */
  file: string;
  /** Address with `:repo`, `:branch` and `:path`. @default by the repository's host */
  pattern?: string;
}

const PATTERNS = {
  github: ':repo/edit/:branch/:path',
  gitee: ':repo/edit/:branch/:path',
  gitlab: ':repo/-/edit/:branch/:path',
  bitbucket: ':repo/src/:branch/:path?mode=edit&spa=0&at=:branch&fileviewer=file-view-default',
};

/** Address where a page's source is edited; `undefined` without a repository, or for a host it knows no pattern of. */
export function editUrl({ repo, branch, dir, file, pattern }: EditUrlInput): string | undefined {
  if (!repo) return undefined;
  const address = repositoryAddress(repo);
  const host = repositoryHost(address);
  const form = pattern ?? (host && PATTERNS[host]);
  if (!form) return undefined;
  const path = [...dir.split('/'), ...file.split('/')].filter((part) => part && part !== '.');
  const values = { repo: address, branch, path: path.map(encodeURIComponent).join('/') };
  return form.replace(/:(repo|branch|path)\b/g, (_, key: keyof typeof values) => values[key]);
}
