import type { CAC } from 'cac';
import type { CommandRunner } from '../command-runner.ts';

/** The command that lets programs read a site: `mcp`. */
export function defineReadCommands(cli: CAC, { run }: CommandRunner) {
  cli
    .command('mcp <url>', 'Let programs search and read a site, over MCP on the standard streams')
    .example('bifolio mcp https://bifolio.dev/')
    .action((url) => run(async () => (await import('../commands/mcp.ts')).mcpCommand(String(url))));
}
