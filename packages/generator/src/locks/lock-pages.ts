import type { EncryptOptions } from '../core/contracts/options/locks.ts';
import type { PageLock } from '../core/contracts/page.ts';
import type { Problem } from '../core/errors/bifolio-error.ts';
import { createRuleMatcher, type RuleSubject } from './rules/match-rules.ts';
import { createUnusedRule } from './rules/unused-rule.ts';

/** A page as far as locks are concerned. */
export interface LockablePage extends RuleSubject {
  /** The lock of its own frontmatter. */
  lock?: PageLock;
  /** No build publishes it. */
  draft?: boolean;
}

/** Pages with their locks, and rules that could not be applied or lock nothing. */
export interface LockedPages<P> {
  pages: P[];
  problems: Problem[];
}

/** Gives each page the lock that config and frontmatter ask for. `drafts` are left out of this build. */
export function lockPages<P extends LockablePage>(
  pages: readonly P[],
  encrypt: EncryptOptions | undefined,
  drafts: readonly RuleSubject[] = [],
): LockedPages<P> {
  if (encrypt?.global) {
    const lock: PageLock = { scope: 'site', rules: [], own: false };
    return { pages: pages.map((page) => ({ ...page, lock })), problems: [] };
  }
  const matchRule = createRuleMatcher(pages);
  const matches = Object.keys(encrypt?.rules ?? {}).map((rule) => [rule, matchRule(rule)] as const);
  const rulesOf = (index: number) =>
    matches.flatMap(([rule, matched]) => (Array.isArray(matched) && matched[index] ? rule : []));
  const slow = matches.flatMap(([, matched]) => (Array.isArray(matched) ? [] : (matched.problem ?? [])));
  const unused = matches.flatMap(([rule, matched]) =>
    Array.isArray(matched) && !pages.some(({ draft }, index) => matched[index] && !draft) ? rule : [],
  );
  const candidates = { pages, drafts: [...drafts, ...pages.filter(({ draft }) => draft)] };
  return {
    pages: pages.map((page, index) => {
      const rules = rulesOf(index);
      const own = page.lock?.own ?? false;
      return own || rules.length > 0 ? { ...page, lock: { scope: 'page', rules, own } } : page;
    }),
    problems: [...slow, ...(unused.length > 0 ? unused.map(createUnusedRule(candidates)) : [])],
  };
}
