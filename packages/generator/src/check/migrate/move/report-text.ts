import { formatPosition } from '../../../core/errors/bifolio-error.ts';
import { plural } from '../../../core/text/plural.ts';
import type { MovedSite } from './move-site.ts';
import type { Left } from './old-site.ts';

/** What was moved, and what is left to do: one line a cause, errors first, then the most frequent. */
export function moveReport({ from, target, pages, files, redirects, left }: MovedSite): string {
  const head = `Moved from ${from}: ${plural(pages, 'page')}, ${plural(files, 'file')}, ${plural(redirects, 'redirect')}.\nWritten to ${target}`;
  const causes = groupByCause(left);
  if (causes.length === 0) return `${head}\nNothing is left to do by hand.`;
  return [head, '', 'Left to do:', ...causes.map(causeLine)].join('\n');
}

interface Cause {
  first: Left;
  count: number;
}

function groupByCause(left: readonly Left[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const one of left) {
    const key = `${one.severity} ${one.what} ${one.todo}`;
    const known = causes.get(key);
    if (known) known.count++;
    else causes.set(key, { first: one, count: 1 });
  }
  const rank = ({ first, count }: Cause) => (first.severity === 'error' ? 1e9 : 0) + count;
  return [...causes.values()].sort((a, b) => rank(b) - rank(a));
}

function causeLine({ first, count }: Cause): string {
  const more = count > 1 ? ` and ${count - 1} more` : '';
  return `  ${first.severity.padEnd(7)} ${String(count).padStart(4)} × ${first.what}. ${first.todo} (${formatPosition(first)}${more})`;
}
