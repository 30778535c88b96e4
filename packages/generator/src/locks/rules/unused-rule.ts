import type { Problem } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { createRuleMatcher, isFileRule, plainRule, type RuleSubject } from './match-rules.ts';

/** Pages that a rule which locks nothing may have meant. */
export interface RuleCandidates {
  pages: readonly RuleSubject[];
  /** Left out of this build. */
  drafts: readonly RuleSubject[];
}

/** Makes the error of a rule that matches no page: what its author believes to be locked is public. Names the page that it nearly matches. */
export function createUnusedRule({ pages, drafts }: RuleCandidates): (rule: string) => Problem {
  const draftOf = firstMatch(drafts);
  const meantBy = createMeantRule(pages);
  return (rule) => {
    const draft = draftOf(rule);
    return {
      severity: 'error',
      code: 'unused-rule',
      option: ['encrypt', 'rules', rule],
      ...(draft ? onlyDrafts(rule, draft) : noPage(rule, meantBy(rule))),
    };
  };
}

const onlyDrafts = (rule: string, { file }: RuleSubject) => ({
  message: `The rule "${rule}" in \`encrypt.rules\` matches only drafts, such as "${file}".`,
  hint: 'Remove the rule. To lock a draft before it is published, add `password` to its frontmatter.',
});

const noPage = (rule: string, meant: string | undefined) => ({
  message: `The rule "${rule}" in \`encrypt.rules\` matches no page.`,
  hint: /(?:^|\/)_/.test(rule) ? HIDDEN : meant ? `Did you mean "${meant}"?` : formOf(rule),
});

const HIDDEN =
  'Files and folders whose names begin with "_" are not pages. They are not published; pages that include them need locks of their own.';

function formOf(rule: string): string {
  return rule.startsWith('^')
    ? 'A regular expression is compared with paths such as "/guide/" and files such as "guide/README.md".'
    : 'Write the beginning of a path, such as "/guide/", or a file in the source folder, such as "guide/intro.md".';
}

/** Finds the rule that an author meant, as far as pages tell. */
function createMeantRule(pages: readonly RuleSubject[]) {
  const inAnyCase = firstMatch(pages, true);
  const files = pages.flatMap(({ file }) => file || []);
  const names = new Set(files.map((file) => file.replace(/^.*\//, '')));
  const prefixes = new Set(pages.flatMap(({ route }) => prefixesOf(route)));
  const meantFile = (wanted: string) =>
    files.find((file) => file.endsWith(wanted)) ?? nearest(wanted, files) ?? nearest(wanted, names);

  return (rule: string): string | undefined => {
    const page = inAnyCase(rule);
    if (rule.startsWith('^')) return page && (page.file || page.route);
    const wanted = plainRule(rule);
    if (isFileRule(rule)) return page ? page.file.slice(-wanted.length) : meantFile(wanted);
    return page ? inCaseOf(page, wanted) : nearest(`/${wanted}`, prefixes);
  };
}

function inCaseOf({ route, file }: RuleSubject, wanted: string): string {
  const isRoute = route.slice(1).toLowerCase().startsWith(wanted.toLowerCase());
  return `/${(isRoute ? route.slice(1) : file).slice(0, wanted.length)}`;
}

/** `/a/` and `/a/b/` of `/a/b/`. */
function prefixesOf(route: string): string[] {
  const parts = route.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
}

function firstMatch(pages: readonly RuleSubject[], anyCase = false) {
  const match = createRuleMatcher(pages, { anyCase });
  return (rule: string): RuleSubject | undefined => {
    const flags = match(rule);
    return Array.isArray(flags) ? pages[flags.indexOf(true)] : undefined;
  };
}
