import type { Repository } from './run-git.ts';

/** Names that Git allows and no shell reads otherwise. */
const NAME = /^(?!.*(?:\.\.|@\{|\/\/|\.lock$|[./]$))[\p{L}\p{N}_][\p{L}\p{N}_./+@#%=,-]*$/u;
const WHOLE_HASH = /^[0-9a-f]{40}$/;
const PART_OF_HASH = /^[0-9a-f]{7,39}$/;

/** What to type where a clone has no such ref: the one fetch that is enough. A depth would cut the history of a clone that has all of it. */
export function fetchHint(ref: string, clone: Repository): string {
  if (!NAME.test(ref))
    return 'No branch or tag can have this name. List the names of this clone: git branch --all && git tag';
  const fetch = clone === 'whole' ? 'git fetch' : 'git fetch --depth 1';
  if (WHOLE_HASH.test(ref)) return `Fetch it: ${fetch} origin ${ref}`;
  const [, branch = ref] = /^origin\/(.+)$/.exec(ref) ?? [];
  if (branch !== ref) return `Fetch it: ${fetch} origin ${branch}:refs/remotes/${ref}`;
  const ofBranch = `for a branch: ${fetch} origin ${ref}:${ref}`;
  const ofCommit = PART_OF_HASH.test(ref) ? '; a commit needs all 40 characters' : '';
  return `Fetch it: ${fetch} origin tag ${ref} (${ofBranch}${ofCommit}).`;
}
