import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { hintOfThrown } from '../../../core/errors/hint-of-thrown.ts';

/** The error of a component that threw while it was rendered, with the original as its cause. Ours pass unchanged. */
export function componentError(component: string, thrown: unknown): BifolioError {
  if (thrown instanceof BifolioError) return thrown;
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  const problem: Problem = {
    severity: 'error',
    code: 'component-threw',
    message: `The component ${component} threw while it was rendered: ${reason}`,
    hint: hintOfThrown(reason) ?? 'Fix the component, or the props that the page passes to it.',
  };
  return new BifolioError(problem, { cause: thrown });
}
