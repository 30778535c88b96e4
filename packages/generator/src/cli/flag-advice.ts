import { nearest } from '../core/errors/nearest.ts';

/** The command that was typed, as far as it is known. */
interface TypedCommand {
  name: string;
  options: readonly { name: string }[];
}

/** Advice on what the library says of a command line: the option that may have been meant, or where the options are listed. */
export const flagAdvice =
  (command: () => TypedCommand | undefined) =>
  (message: string): string => {
    const { name, options } = command() ?? { name: '', options: [] };
    const unknown = /^Unknown option `--(.+)`$/.exec(message)?.[1];
    const meant =
      unknown &&
      nearest(
        unknown,
        options.map((one) => one.name),
      );
    return meant
      ? `Did you mean --${meant}?`
      : `See "${['bifolio', name, '--help'].filter(Boolean).join(' ')}".`;
  };

/** What the library says of a command line, in our words where its own are hard to follow. */
export function flagText(message: string): string {
  const [, flag, value] = /^option `(--[\w-]+) (.+)` value is missing$/.exec(message) ?? [];
  if (flag) return `The option ${flag} needs a value: ${flag} ${value}`;
  const [, name, needed] = /^missing required args for command `(\w+) (.+)`$/.exec(message) ?? [];
  return name ? `The command ${name} needs a value: bifolio ${name} ${needed}` : message;
}
