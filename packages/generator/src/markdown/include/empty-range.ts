import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Include } from './include-range.ts';

/** The warning about a range that takes no line of the file, as happens when the file has changed. */
export function emptyRange(
  lines: readonly string[],
  { path, from = 1, to }: Omit<Include, 'place'>,
): Pick<Problem, 'severity' | 'code' | 'message' | 'hint'> | undefined {
  if (from <= Math.min(to ?? from, lines.length)) return undefined;
  const range = from === to ? from : `${from}-${to ?? ''}`;
  return {
    severity: 'warning',
    code: 'include-range',
    message: `"${path}" has ${lines.length} lines, none of them in {${range}}, so nothing of it is shown.`,
    hint: `Correct the numbers, or name a region, which moves with its lines: ${path}#name.`,
  };
}
