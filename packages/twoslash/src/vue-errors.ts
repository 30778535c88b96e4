import type { TwoslashReturn } from 'twoslash';
import type { FoundError } from './problems.ts';

/** TypeScript reads what a component is compiled to, so only errors that have a place in the component count. */
export function errorsOfVue({ nodes, meta }: TwoslashReturn): FoundError[] {
  return nodes
    .filter((node) => node.type === 'error')
    .map(({ start, code, text }) => ({
      start: restoreOffset(start, meta.removals),
      code: String(code),
      text,
    }));
}

/** The offset in the code as it was written of an offset in the code from which these ranges were taken. */
function restoreOffset(offset: number, removals: readonly (readonly [number, number])[]): number {
  let restored = offset;
  for (const [start, end] of [...removals].sort(([a], [b]) => a - b)) {
    if (start > restored) break;
    restored += end - start;
  }
  return restored;
}
