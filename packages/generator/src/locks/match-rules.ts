import { runInNewContext } from 'node:vm';
import type { Problem } from '../errors/bifolio-error.ts';

/** What a rule may match of a page. */
export interface RuleSubject {
  /** Without the site's base: `/guide/intro/`. */
  route: string;
  /** Relative to the source folder; empty for generated pages. */
  file: string;
}

/** How long a regular expression may take for all pages, milliseconds. One that backtracks would hold up the build for ever. */
const PATIENCE_MS = 1000;

/** Which of the pages a rule matches, as a flag for each. */
export function matchRule(pattern: string, pages: readonly RuleSubject[]): boolean[] | { problem: Problem } {
  if (pattern.startsWith('^')) return matchExpression(pattern, pages);
  const wanted = decoded(pattern).replace(/^\/*/, '');
  if (/\.mdx?$/i.test(pattern)) return pages.map(({ file }) => file === wanted);
  return pages.map(({ route }) => route.slice(1).startsWith(wanted));
}

function matchExpression(pattern: string, pages: readonly RuleSubject[]): boolean[] | { problem: Problem } {
  try {
    const found: boolean[] = runInNewContext(
      'pages.map(({ route, file }) => expression.test(route) || (file !== "" && expression.test(file)))',
      { pages, expression: new RegExp(pattern) },
      { timeout: PATIENCE_MS },
    );
    return [...found];
  } catch {
    return { problem: slowRule(pattern) };
  }
}

/** Patterns may be copied from the browser's address bar. */
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
