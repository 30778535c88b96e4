import type { Problem } from '../core/errors/bifolio-error.ts';

/** So many problems of a kind are told of one page: whoever has more has read enough. */
const MOST = 100;

/** The first problems of each kind, and how many more there are. */
export function fewProblems(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MOST) return [...problems];
  return [...Map.groupBy(problems, ({ code }) => code).values()].flatMap((all) => {
    const rest = all.slice(MOST);
    return rest.length === 0 ? all : [...all.slice(0, MOST), moreOf(rest)];
  });
}

function moreOf(problems: readonly Problem[]): Problem {
  const [{ code, file }] = problems as [Problem];
  return {
    severity: problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
    code,
    file,
    message: `This page has ${problems.length} more problems of this kind.`,
    hint: `Fix the first ${MOST} of them, then build again.`,
  };
}
