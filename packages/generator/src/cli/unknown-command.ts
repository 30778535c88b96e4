import { closest } from 'fastest-levenshtein';
import { BifolioError } from '../errors/bifolio-error.ts';

/** The error for a first word that is no command, naming the nearest one. */
export function unknownCommand(name: string, commands: readonly string[]): BifolioError {
  return new BifolioError({
    severity: 'error',
    code: 'unknown-command',
    message: `There is no command "${name}".`,
    hint: `Did you mean "bifolio ${closest(name, commands)}"? All commands: ${commands.join(', ')}.`,
  });
}
