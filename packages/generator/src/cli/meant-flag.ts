import { nearest } from '../core/errors/nearest.ts';

/** Answers what an unknown option of a command may have been meant to be; `undefined` for other messages, and when none is near. */
export const meantFlag =
  (flags: () => readonly string[]) =>
  (message: string): string | undefined => {
    const name = /^Unknown option `--(.+)`$/.exec(message)?.[1];
    const meant = name && nearest(name, flags());
    return meant ? `Did you mean --${meant}?` : undefined;
  };

/** What the library says of a command line, in our words where its own are hard to follow. */
export function flagText(message: string): string {
  const [, flag, value] = /^option `(--[\w-]+) (.+)` value is missing$/.exec(message) ?? [];
  return flag ? `The option ${flag} needs a value: ${flag} ${value}` : message;
}
