import type { CAC } from 'cac';
import { type CommandRunner, JSON_HELP } from '../command-runner.ts';

/** Commands that read and write no site: `mcp` lets programs read one, `sources` reads what pages are made of. */
export function defineReadCommands(cli: CAC, { run, report }: CommandRunner) {
  cli
    .command('sources [dir]', 'Load sources and data, and tell what each of them gives')
    .option('--json', JSON_HELP)
    .action((dir, options) =>
      report('sources', options, async (to) =>
        (await import('../sources/sources-command.ts')).sourcesCommand(dir, to),
      ),
    );
  cli
    .command('mcp <url>', 'Let programs search and read a site, over MCP on the standard streams')
    .example('bifolio mcp https://bifolio.dev/')
    .action((url) => run(async () => (await import('../commands/mcp.ts')).mcpCommand(String(url))));
}
