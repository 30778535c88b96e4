import type { CAC } from 'cac';
import { type CommandRunner, JSON_HELP, KEPT_SOURCES_HELP, SARIF_HELP } from '../command-runner.ts';

/** Commands that look at a site and change nothing in it: `check` and `diff`. */
export function defineCheckCommands(cli: CAC, runner: CommandRunner) {
  defineCheck(cli, runner);
  defineDiff(cli, runner);
}

function defineCheck(cli: CAC, { report }: CommandRunner) {
  cli
    .command('check [dir]', 'Report what a build would, without publishing')
    .option('--strict', 'Treat warnings as errors')
    .option('--kept-sources', KEPT_SOURCES_HELP)
    .option('--built', 'Read what the last build has written, as search engines and browsers do')
    .option('--out <folder>', 'With --built: output folder (default: dist inside dir)')
    .option('--base <path>', 'With --built: path the site is served under')
    .option('--questions', 'Ask search the questions in questions.yaml')
    .option('--with <command>', 'With --questions: also have this command answer them')
    .option('--addresses <list>', 'Tell which URLs of a sitemap or a list nothing answers')
    .option('--from <name>', 'Tell what of a site made with "vitepress" or "plume" will not carry over')
    .option('--all', 'With --from: list every place')
    .option('--json', JSON_HELP)
    .option('--sarif <file>', SARIF_HELP)
    .action((dir, options) =>
      report('check', { ...options, dir }, async (to) =>
        options.addresses !== undefined
          ? (await import('../commands/check-addresses.ts')).checkAddressesCommand(dir, options, to)
          : options.built
            ? (await import('../commands/check-built.ts')).checkBuiltCommand(dir, options, to)
            : options.from === undefined
              ? (await import('../commands/check.ts')).checkCommand(dir, options, to)
              : (await import('../commands/check-migration.ts')).checkMigrationCommand(dir, options, to),
      ),
    );
}

function defineDiff(cli: CAC, { report }: CommandRunner) {
  cli
    .command('diff [ref] [dir]', 'Compare the pages with those of a branch, tag or commit')
    .option('--markdown', 'Write a comment for a pull request')
    .option('--strict', 'Fail when an address is lost')
    .option('--out <folder>', 'Also build the site into this folder, with marks at what has changed')
    .option('--base <path>', 'With --out: path the site is served under')
    .option('--json', JSON_HELP)
    .example('bifolio diff main')
    .action((ref, dir, options) =>
      report('diff', options, async (to) =>
        (await import('../commands/diff.ts')).diffCommand(ref, dir, options, to),
      ),
    );
}
