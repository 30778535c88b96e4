import { cac } from 'cac';
import { generatorVersion } from '../core/version.ts';
import { createJsonTerminal } from './json-terminal.ts';
import { meantFlag } from './meant-flag.ts';
import { createTerminal, reportErrors, runCommand, type Streams, type Terminal } from './terminal.ts';

/** Runs the command line `bifolio <args>` in this process. Returns its exit code: 0, or 1 after errors. */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const terminal = createTerminal(streams);
  const cli = defineCommands(terminal, streams);
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
    meantFlag(() => cli.matchedCommand?.options.map(({ name }) => name) ?? []),
  );
  return terminal.exitCode();
}

const JSON_HELP = 'Write one JSON object with all findings';

function defineCommands(terminal: Terminal, { stdout }: Streams) {
  const cli = cac('bifolio');
  /** Runs a command that reports problems, as text or as JSON. */
  async function report(
    name: string,
    { json }: { json?: boolean },
    command: (to: Terminal) => Promise<void>,
  ) {
    if (!json) return runCommand(terminal, () => command(terminal));
    const to = createJsonTerminal(name, stdout, terminal);
    await runCommand(to, () => command(to));
    to.end();
  }

  cli
    .command('build [dir]', 'Build the site into static files')
    .option('--out <folder>', 'Output folder (default: dist inside dir)')
    .option('--base <path>', 'Path the site is served under, such as /docs/')
    .option('--strict', 'Treat warnings as errors')
    .option('--json', JSON_HELP)
    .option(
      '--shard <part>',
      'Render one part of the pages, such as 2/8, for "bifolio merge"; --out names its folder',
    )
    .action((dir, options) =>
      report('build', options, async (to) =>
        (await import('./commands/build.ts')).buildCommand(dir, options, to),
      ),
    );

  cli
    .command('merge [...parts]', 'Build the site from the parts of "bifolio build --shard"')
    .option('--site <folder>', 'Folder of the site (default: the current one)')
    .option('--out <folder>', 'Output folder (default: dist inside the site)')
    .option('--base <path>', 'Path the site is served under, as for the parts')
    .option('--strict', 'Treat warnings as errors, such as a missing part')
    .option('--json', JSON_HELP)
    .example('bifolio merge part-*')
    .action((parts, options) =>
      report('merge', options, async (to) =>
        (await import('./commands/merge.ts')).mergeCommand(parts, options, to),
      ),
    );

  cli
    .command('dev [dir]', 'Serve the site while you write, updating pages as you save')
    .option('--port <number>', 'Port (default: PORT, else 5173; the next free one when it is taken)')
    .option('--host [address]', 'Address to listen on (default: localhost; without a value: all)')
    .option('--base <path>', 'Path the site is served under')
    .option('--open', 'Open the site in a browser')
    .option('--with-versions', 'Build the other versions of the site and serve them too')
    .action((dir, options) =>
      runCommand(terminal, async () =>
        (await import('./commands/dev.ts')).devCommand(dir, options, terminal),
      ),
    );

  cli
    .command('preview [dir]', 'Serve the built site as a host would')
    .option('--port <number>', 'Port (default: PORT, else 4173; the next free one when it is taken)')
    .option('--host [address]', 'Address to listen on (default: localhost; without a value: all)')
    .option('--out <folder>', 'Folder of the built site (default: dist inside dir)')
    .option('--base <path>', 'Path the site is served under')
    .option('--open', 'Open the site in a browser')
    .action((dir, options) =>
      runCommand(terminal, async () =>
        (await import('./commands/preview.ts')).previewCommand(dir, options, terminal),
      ),
    );

  cli
    .command('check [dir]', 'Report what a build would, without publishing')
    .option('--strict', 'Treat warnings as errors')
    .option('--built', 'Read what the last build has written, as search engines and browsers do')
    .option('--out <folder>', 'With --built: output folder (default: dist inside dir)')
    .option('--base <path>', 'With --built: path the site is served under')
    .option('--questions', 'Ask search the questions in questions.yaml')
    .option('--with <command>', 'With --questions: also have this command answer them')
    .option('--from <name>', 'Tell what of a site made with "vitepress" or "plume" will not carry over')
    .option('--all', 'With --from: list every place')
    .option('--json', JSON_HELP)
    .action((dir, options) =>
      report('check', options, async (to) =>
        options.built
          ? (await import('./commands/check-built.ts')).checkBuiltCommand(dir, options, to)
          : options.from === undefined
            ? (await import('./commands/check.ts')).checkCommand(dir, options, to)
            : (await import('./commands/check-migration.ts')).checkMigrationCommand(dir, options, to),
      ),
    );

  cli
    .command('new [kind] [title]', 'Write the file of a new post or page')
    .option('--dir <folder>', 'Folder of the file, in the folder of the pages (default: the first blog)')
    .option('--site <folder>', 'Folder of the site (default: the current one)')
    .example('bifolio new post "First snow" --dir en/blog')
    .action((kind, title, options) =>
      runCommand(terminal, async () =>
        (await import('./commands/new.ts')).newCommand(kind, title, options, terminal),
      ),
    );

  cli
    .command(
      'translate [command] [...files]',
      'See and accept what of translations is behind: start, status, diff, accept, export, import, fill',
    )
    .option('--site <folder>', 'Folder of the site (default: the current one)')
    .option('--lang <tag>', 'Only translations into this language')
    .option('--from-git', 'With start: learn from the history what is behind already')
    .option('--json', 'With status: one object for each block')
    .option('--since <file>', 'With status: only what an earlier --json does not list')
    .option('--markdown', 'With status: as a comment for a pull request')
    .option('--strict', 'With status: also fail for other wording and what nobody has accepted')
    .option('--all', 'With accept: everything, also what is behind')
    .option('--yes', 'With accept --all: without a question')
    .option('--to <file>', 'With export: the file to write')
    .option('--bones', 'With import: also texts with other code, links or numbers')
    .option('--with <command>', 'With fill: the command that translates')
    .example('bifolio translate status --lang en-US')
    .action((command, files, options) =>
      runCommand(terminal, async () =>
        (await import('./commands/translate.ts')).translateCommand(command, files, options, terminal),
      ),
    );

  cli
    .command('diff [ref] [dir]', 'Compare the pages with those of a branch, tag or commit')
    .option('--markdown', 'Write a comment for a pull request')
    .option('--strict', 'Fail when an address is lost')
    .option('--json', JSON_HELP)
    .example('bifolio diff main')
    .action((ref, dir, options) =>
      report('diff', options, async (to) =>
        (await import('./commands/diff.ts')).diffCommand(ref, dir, options, to),
      ),
    );

  cli
    .command('mcp <url>', 'Let programs search and read a site, over MCP on the standard streams')
    .example('bifolio mcp https://bifolio.dev/')
    .action((url) =>
      runCommand(terminal, async () => (await import('./commands/mcp.ts')).mcpCommand(String(url))),
    );

  cli.help();
  cli.version(generatorVersion);
  return cli;
}
