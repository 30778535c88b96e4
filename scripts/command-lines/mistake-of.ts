import { type Command, cac } from 'cac';
import { defineAuthorCommands } from '../../packages/generator/src/cli/definitions/author-commands.ts';
import { defineBuildCommands } from '../../packages/generator/src/cli/definitions/build-commands.ts';
import { defineCheckCommands } from '../../packages/generator/src/cli/definitions/check-commands.ts';
import { defineReadCommands } from '../../packages/generator/src/cli/definitions/read-commands.ts';
import { defineServeCommands } from '../../packages/generator/src/cli/definitions/serve-commands.ts';
import { neededBy, valueMistake } from './values.ts';

/** The program's own parser, which runs nothing here. */
function createParser() {
  const cli = cac('bifolio');
  const runner = { run: async () => {}, report: async () => {} };
  for (const define of [
    defineAuthorCommands,
    defineBuildCommands,
    defineCheckCommands,
    defineReadCommands,
    defineServeCommands,
  ])
    define(cli, runner);
  cli.help();
  cli.version('0');
  return cli;
}

/** Names of options by command. */
export const optionsByCommand = (): Map<string, readonly string[]> =>
  new Map(createParser().commands.map(({ name, options }) => [name, options.map((one) => one.name)]));

/** Reads what stands after `bifolio` as the program does. Gives what is wrong with it: names, values, or what belongs together. */
export function mistakeOf(line: string): string | undefined {
  const cli = createParser();
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
  try {
    cli.parse(['node', 'bifolio', ...words], { run: false });
    const { matchedCommand: command, args, options } = cli;
    if (!command) return words.every((word) => /^--(?:help|version)$/.test(word)) ? undefined : 'no command';
    command.checkUnknownOptions();
    command.checkOptionValue();
    return valueMistake(command.name, args, options) ?? loneOption(command, args, options);
  } catch (error) {
    return (error as Error).message;
  }
}

/** An option without what it goes with. */
function loneOption(
  { options }: Command,
  args: readonly unknown[],
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const { name, description } of options) {
    const needed = given[name] === undefined ? undefined : neededBy(description);
    const missing = needed
      ?.split(' ')
      .find((word) => (word.startsWith('--') ? !given[word.slice(2)] : !args.includes(word)));
    if (missing) return `--${name} needs ${missing}`;
  }
  return undefined;
}
