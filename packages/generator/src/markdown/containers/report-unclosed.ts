import type { BlockContext } from '../../core/contracts/block.ts';

/** Tells that a container goes on to the end of the page, or of what it stands in. `line` is counted from 0. */
export function reportUnclosed(page: Pick<BlockContext, 'report'>, name: string, line: number): void {
  page.report({
    severity: 'warning',
    code: 'unclosed-container',
    line: line + 1,
    message: `Container "${name}" is never closed.`,
    hint: 'Write a line with as many colons where it ends.',
  });
}
