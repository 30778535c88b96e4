import { createContext, runInContext } from 'node:vm';
import type { Problem } from '../../core/errors/bifolio-error.ts';

/** What a rule may match of a page. */
export interface RuleSubject {
  /** Without the site's base: `/guide/intro/`. */
  route: string;
  /** Relative to the source folder; empty for generated pages. */
  file: string;
}

/** How long a regular expression may take for all pages, milliseconds. One that backtracks would hold up the build for ever. */
const PATIENCE_MS = 1000;

/** So many slow rules are enough for one build: it fails, and each of them takes a second. */
const MOST_SLOW = 2;

/** Which of the pages a rule matches, as a flag for each; without flags it could not be told. */
export type RuleMatcher = (pattern: string) => boolean[] | { problem?: Problem };

/** Expressions that come after too many slow ones are not tried. With `anyCase`, `a` matches `A`. */
export function createRuleMatcher(
  pages: readonly RuleSubject[],
  { anyCase = false }: { anyCase?: boolean } = {},
): RuleMatcher {
  const context = createContext({ pages });
  const cased = (text: string) => (anyCase ? text.toLowerCase() : text);
  let slow = 0;

  function matchExpression(pattern: string) {
    if (slow === MOST_SLOW) return {};
    try {
      context.expression = new RegExp(pattern, anyCase ? 'i' : '');
      const found: boolean[] = runInContext(
        'pages.map(({ route, file }) => expression.test(route) || (file !== "" && expression.test(file)))',
        context,
        { timeout: PATIENCE_MS },
      );
      return [...found];
    } catch {
      slow++;
      return { problem: slowRule(pattern) };
    }
  }

  return (pattern) => {
    if (pattern.startsWith('^')) return matchExpression(pattern);
    const wanted = cased(plainRule(pattern));
    if (isFileRule(pattern)) return pages.map(({ file }) => `/${cased(file)}`.endsWith(`/${wanted}`));
    return pages.map(
      ({ route, file }) =>
        cased(route).slice(1).startsWith(wanted) || (file !== '' && cased(file).startsWith(wanted)),
    );
  };
}

/** Whether a rule names files by the end of their path. */
export const isFileRule = (pattern: string): boolean => /\.mdx?$/i.test(pattern);

/** A rule that is no expression, without its first slash. It may be copied from the browser's address bar. */
export function plainRule(pattern: string): string {
  return decoded(pattern).replace(/^\/*/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const slowRule = (pattern: string): Problem => ({
  severity: 'error',
  code: 'slow-rule',
  message: `The rule "${pattern}" takes too long to match.`,
  hint: 'Simplify the regular expression: avoid a repetition inside a repetition, as in `(a+)+`.',
  option: ['encrypt', 'rules', pattern],
});
