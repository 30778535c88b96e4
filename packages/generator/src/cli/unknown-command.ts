import { closest } from 'fastest-levenshtein';
import { BifolioError } from '../core/errors/bifolio-error.ts';

/** What other tools call it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  start: 'Type "bifolio dev" to write, or "bifolio preview" to look at what a build has written.',
  serve: 'Type "bifolio dev" to write, or "bifolio preview" to look at what a build has written.',
  init: 'Type "npm create bifolio my-site" for a new site, "bifolio new page" for a page of this one.',
  create: 'Type "npm create bifolio my-site" for a new site, "bifolio new page" for a page of this one.',
  deploy: 'Type "bifolio build", and publish its output folder: https://bifolio.dev/en/guide/deployment/',
};

/** The error for a first word that is no command, naming the nearest one. */
export function unknownCommand(name: string, commands: readonly string[]): BifolioError {
  return new BifolioError({
    severity: 'error',
    code: 'unknown-command',
    message: `There is no command "${name}".`,
    hint:
      (Object.hasOwn(ELSEWHERE, name) && ELSEWHERE[name]) ||
      `Did you mean "bifolio ${closest(name, commands)}"? All commands: ${commands.join(', ')}.`,
  });
}
