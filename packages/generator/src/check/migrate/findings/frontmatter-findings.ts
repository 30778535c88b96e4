import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { KnownNames } from '../old-site/known-names.ts';
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
  known: Pick<KnownNames, 'frontmatter' | 'layouts'>,
): Finding[] {
  const ruled = rules.filter(({ key }) => key in page.frontmatter && !known.frontmatter.has(key));
  const keys = ruled.map(({ key, lost, todo }): Finding => {
    return {
      kind: 'frontmatter',
      severity: lost ? 'lost' : 'change',
      what: `\`${key}\``,
      todo,
      file: page.file,
      ...lineOf(key, lines),
    };
  });
  const others = page.problems.filter(({ option }) => !ruled.some(({ key }) => key === option?.[0]));
  const values = others.map(
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
  return [...keys, ...values, ...layoutFindings(page, lines, known.layouts)];
}

/** A layout that was a component of the site's theme. */
function layoutFindings(
  { file, frontmatter }: { file: string; frontmatter: Readonly<Record<string, unknown>> },
  lines: readonly string[],
  layouts: ReadonlySet<string>,
): Finding[] {
  const { pageLayout: layout } = frontmatter;
  if (typeof layout !== 'string' || layouts.has(layout)) return [];
  const key = ['pageLayout', 'layout'].find((name) => lineOf(name, lines).line) ?? '';
  const todo = `Write layouts/${layout}.tsx with React, or name one of ours: ${[...layouts].join(', ')}.`;
  return [
    { kind: 'theme', severity: 'lost', what: `The layout "${layout}"`, todo, file, ...lineOf(key, lines) },
  ];
}

function lineOf(key: string, lines: readonly string[]): { line?: number; column?: number } {
  const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 1;
  return line > 0 ? { line, column: 1 } : {};
}
