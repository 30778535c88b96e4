import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Environment } from '../environment.ts';

/** How written passwords are read. */
export interface PasswordSource {
  environment: Environment;
  /** `encrypt.separator`. */
  separator?: string;
}

const VARIABLE = /^env:(\w+)$/;

/** The passwords that texts in a config or frontmatter stand for, each once, and the variables that are not set. */
export function resolvePasswords(
  written: readonly string[],
  { environment, separator }: PasswordSource,
): { passwords: string[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const passwords = written.flatMap((text) => {
    const name = VARIABLE.exec(text)?.[1];
    const value = name === undefined ? text : environment[name];
    if (name !== undefined && !value) problems.push(unsetVariable(name));
    const parts = separator && value ? value.split(separator) : [value ?? ''];
    const found = parts.filter((part) => part.trim() !== '');
    if (value && found.length === 0) problems.push(emptyPassword(name));
    return found;
  });
  return { passwords: [...new Set(passwords)], problems };
}

/** Whether a written password is only the name of an environment variable. */
export const isVariable = (written: string): boolean => VARIABLE.test(written);

const unsetVariable = (name: string): Problem => ({
  severity: 'error',
  code: 'password-unset',
  message: `The environment variable "${name}" of a password is not set.`,
  hint: `Set ${name} where the site is built, or write it into .env beside the config: ${name}="…"`,
});

const emptyPassword = (variable: string | undefined): Problem => ({
  severity: 'error',
  code: 'password-empty',
  message: `${variable ? `The environment variable "${variable}"` : 'A password'} has only spaces or separators, so it opens nothing.`,
  hint: 'Write at least one character that is neither a space nor part of `encrypt.separator`.',
});
