import type { PageLock } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { createRuleMatcher, type RuleSubject } from './match-rules.ts';
import type { EncryptOptions } from './options.ts';

/** A page as far as locks are concerned. */
export interface LockablePage extends RuleSubject {
  /** The lock of its own frontmatter. */
  lock?: PageLock;
}

/** Pages with their locks, and rules that could not be applied or lock nothing. */
export interface LockedPages<P> {
  pages: P[];
  problems: Problem[];
}

/** Gives each page the lock that config and frontmatter ask for. */
export function lockPages<P extends LockablePage>(
  pages: readonly P[],
  encrypt: EncryptOptions | undefined,
): LockedPages<P> {
  if (encrypt?.global) {
    const lock: PageLock = { scope: 'site', rules: [], own: false };
    return { pages: pages.map((page) => ({ ...page, lock })), problems: [] };
  }
  const matchRule = createRuleMatcher(pages);
  const matches = Object.keys(encrypt?.rules ?? {}).map((rule) => [rule, matchRule(rule)] as const);
  const rulesOf = (index: number) =>
    matches.flatMap(([rule, matched]) => (Array.isArray(matched) && matched[index] ? rule : []));
  return {
    pages: pages.map((page, index) => {
      const rules = rulesOf(index);
      const own = page.lock?.own ?? false;
      return own || rules.length > 0 ? { ...page, lock: { scope: 'page', rules, own } } : page;
    }),
    problems: matches.flatMap(([rule, matched]) => {
      if (!Array.isArray(matched)) return matched.problem ?? [];
      return matched.includes(true) ? [] : unusedRule(rule);
    }),
  };
}

const unusedRule = (rule: string): Problem => ({
  severity: 'warning',
  code: 'unused-rule',
  message: `The rule "${rule}" in \`encrypt.rules\` matches no page.`,
  hint: rule.startsWith('^')
    ? 'A regular expression is compared with paths such as "/guide/" and files such as "guide/README.md".'
    : 'Write the beginning of a path, such as "/guide/", or a file in the source folder, such as "guide/intro.md".',
  option: ['encrypt', 'rules', rule],
});
