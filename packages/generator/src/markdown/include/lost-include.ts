import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { IncludeOptions } from './include-options.ts';
import { commentPattern } from './include-range.ts';

/** What is said of an include that has no effect. */
export const lostInclude: Omit<Problem, 'file'> = {
  severity: 'warning',
  code: 'include-inline',
  message: "This include isn't alone in its line, quote or list item, so it is only a comment.",
  hint: 'Put it on a line of its own, outside of tables.',
};

/** Whether a line holds an include beside other text. In back-ticks it is text itself. */
export const isLostInclude = (line: string, { useComment }: Exclude<IncludeOptions, false>): boolean =>
  useComment &&
  line.includes('@include:') &&
  !commentPattern.test(line) &&
  /<!--\s*@include:.*-->/.test(line.replace(/(`+)[^`]+\1/g, ''));
