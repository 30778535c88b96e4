import type { CAC } from 'cac';
import type { CommandRunner } from '../command-runner.ts';

/** Commands that serve a site: `dev`, and `preview` for a built one. */
export function defineServeCommands(cli: CAC, runner: CommandRunner) {
  defineDev(cli, runner);
  definePreview(cli, runner);
}

function defineDev(cli: CAC, { run }: CommandRunner) {
  cli
    .command('dev [dir]', 'Serve the site while you write, updating pages as you save')
    .option('--port <number>', 'Port (default: PORT, else 5173; the next free one when it is taken)')
    .option('--host [address]', 'Address to listen on (default: localhost; without a value: all)')
    .option('--base <path>', 'Path the site is served under')
    .option('--open', 'Open the site in a browser')
    .option('--with-versions', 'Build the other versions of the site and serve them too')
    .action((dir, options) =>
      run(async (terminal) => (await import('../commands/dev.ts')).devCommand(dir, options, terminal)),
    );
}

function definePreview(cli: CAC, { run }: CommandRunner) {
  cli
    .command('preview [dir]', 'Serve the built site as a host would')
    .option('--port <number>', 'Port (default: PORT, else 4173; the next free one when it is taken)')
    .option('--host [address]', 'Address to listen on (default: localhost; without a value: all)')
    .option('--out <folder>', 'Folder of the built site (default: dist inside dir)')
    .option('--base <path>', 'Path the site is served under')
    .option('--open', 'Open the site in a browser')
    .action((dir, options) =>
      run(async (terminal) =>
        (await import('../commands/preview.ts')).previewCommand(dir, options, terminal),
      ),
    );
}
