import { BifolioError, type Position, type Problem } from '../../../core/errors/bifolio-error.ts';
import { hintOfThrown } from '../../../core/errors/hint-of-thrown.ts';
import { CONFIG_NAMES } from '../../config/config-names.ts';
import { createThrowFinder } from './throw-finder.ts';

/**
 * What an error is when a function of the config has thrown it while a page was rendered, `place` being where: components of the theme
 * call such functions too. `undefined` for others, and for those that are told better already.
 */
export function throwOfConfig(error: unknown, place: Position | undefined): Problem | undefined {
  if (!place?.file || !CONFIG_NAMES.includes(place.file)) return undefined;
  if (!(error instanceof BifolioError)) return functionThrew(error, place);
  return error.problems[0]?.code === 'component-threw' ? functionThrew(error.cause, place) : undefined;
}

function functionThrew(thrown: unknown, place: Position): Problem {
  const [message = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n', 1);
  return {
    severity: 'error',
    code: 'config-throws',
    message: `A function of the config threw an error: ${message}`,
    hint: hintOfThrown(message) ?? 'Fix the function.',
    ...place,
  };
}

/** What the author's code has thrown becomes a mistake of the author, with its place. Other errors are as they were. */
export function withOwnThrow(error: unknown, root: string): unknown {
  if (error instanceof BifolioError) return error;
  const place = createThrowFinder(root)(error);
  return place ? new BifolioError(functionThrew(error, place), { cause: error }) : error;
}
