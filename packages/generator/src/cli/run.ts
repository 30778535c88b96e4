import { cac } from 'cac';
import { generatorVersion } from '../core/version.ts';
import { type CommandRunner, createCommandRunner } from './command-runner.ts';
import { defineAuthorCommands } from './definitions/author-commands.ts';
import { defineBuildCommands } from './definitions/build-commands.ts';
import { defineCheckCommands } from './definitions/check-commands.ts';
import { defineReadCommands } from './definitions/read-commands.ts';
import { defineServeCommands } from './definitions/serve-commands.ts';
import { flagAdvice } from './flag-advice.ts';
import { createTerminal, reportErrors, type Streams } from './terminal.ts';

/** Runs the command line `bifolio <args>` in this process. Returns its exit code: 0, or 1 after errors. */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const terminal = createTerminal(streams);
  const cli = defineCommands(createCommandRunner(terminal, streams));
  await reportErrors(
    terminal,
    async () => {
      cli.parse(['node', 'bifolio', ...args], { run: false });
      if (!cli.matchedCommand && !cli.options.help && !cli.options.version) {
        if (cli.args.length === 0 || cli.args[0] === 'help') return cli.outputHelp();
        const { unknownCommand } = await import('./unknown-command.ts');
        throw unknownCommand(
          String(cli.args[0]),
          cli.commands.map(({ name }) => name),
        );
      }
      await cli.runMatchedCommand();
    },
    flagAdvice(() => cli.matchedCommand),
  );
  return terminal.exitCode();
}

function defineCommands(runner: CommandRunner) {
  const cli = cac('bifolio');
  defineBuildCommands(cli, runner);
  defineServeCommands(cli, runner);
  defineCheckCommands(cli, runner);
  defineAuthorCommands(cli, runner);
  defineReadCommands(cli, runner);
  cli.help();
  cli.version(generatorVersion);
  return cli;
}
