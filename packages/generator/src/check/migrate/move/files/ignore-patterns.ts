/** Patterns as in `.gitignore`, one a line. */
export type MatchesPattern = (path: string) => boolean;

/** Whether a path of a page matches one of such patterns; a later `!pattern` takes it out again. */
export function matcher(written: unknown): MatchesPattern {
  const lines = (typeof written === 'string' ? written.split('\n') : []).map((line) => line.trim());
  const rules = lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isOut: line.startsWith('!'), test: patternOf(line.replace(/^!/, '')) }));
  return (path) => rules.reduce((found, { isOut, test }) => (test.test(path) ? !isOut : found), false);
}

/** `*.py`, `/drafts/`, `a/**\/b`, as Git reads them. */
function patternOf(pattern: string): RegExp {
  const isAnchored = /\/(?!$)/.test(pattern);
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*|\?/g, (sign) =>
      sign === '**/' ? '(?:.*/)?' : sign === '**' ? '.*' : sign === '*' ? '[^/]*' : '[^/]',
    );
  try {
    return new RegExp(`${isAnchored ? '^' : '(?:^|/)'}${source}(?:/|$)`);
  } catch {
    return /$^/;
  }
}
