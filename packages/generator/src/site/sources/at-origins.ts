import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';

/** Problems of pages that sources made, at the place of what the author wrote. Others are as they are. */
export const atOrigins = (
  problems: readonly Problem[],
  { files, pages }: Pick<PageGraph, 'files' | 'pages'>,
): Problem[] =>
  problems.map((problem) => {
    const from = pages[files.get(problem.file ?? '') ?? -1]?.origin?.from;
    if (!from) return problem;
    const { line: _, column: __, ...others } = problem;
    return { ...others, ...from };
  });
