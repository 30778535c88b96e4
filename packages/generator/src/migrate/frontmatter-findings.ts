import type { Problem } from '../errors.ts';
import type { Finding } from './finding.ts';

/** What becomes of a key of frontmatter that has another name or none here. Keys we know are never looked up. */
export interface FrontmatterRule {
  key: string;
  todo: string;
  /** Readers would miss something. */
  lost?: true;
}

/** Keys of a page's frontmatter that do not carry over, and values of the wrong kind. `lines` are those of the file. */
export function frontmatterFindings(
  page: { file: string; frontmatter: Readonly<Record<string, unknown>>; problems: readonly Problem[] },
  lines: readonly string[],
  rules: readonly FrontmatterRule[],
  known: ReadonlySet<string>,
): Finding[] {
  const keys = Object.keys(page.frontmatter).flatMap((key): Finding[] => {
    const rule = known.has(key) ? undefined : rules.find((one) => one.key === key);
    if (!rule) return [];
    const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 1;
    return [
      {
        kind: 'frontmatter',
        severity: rule.lost ? 'lost' : 'change',
        what: `\`${key}\``,
        todo: rule.todo,
        file: page.file,
        ...(line > 0 && { line, column: 1 }),
      },
    ];
  });
  const values = page.problems.map(
    ({ message, hint = '', line, column, severity }): Finding => ({
      kind: 'frontmatter',
      severity: severity === 'error' ? 'lost' : 'change',
      what: message,
      todo: hint,
      file: page.file,
      line,
      column,
    }),
  );
  return [...keys, ...values];
}
