import type { CAC } from 'cac';
import { type CommandRunner, JSON_HELP, KEPT_SOURCES_HELP, SARIF_HELP } from '../command-runner.ts';

/** Commands that write a site: `build`, and `merge` for the parts of one. */
export function defineBuildCommands(cli: CAC, runner: CommandRunner) {
  defineBuild(cli, runner);
  defineMerge(cli, runner);
}

function defineBuild(cli: CAC, { report }: CommandRunner) {
  cli
    .command('build [dir]', 'Build the site into static files')
    .option('--out <folder>', 'Output folder (default: dist inside dir)')
    .option('--base <path>', 'Path the site is served under, such as /docs/')
    .option('--strict', 'Treat warnings as errors')
    .option('--kept-sources', KEPT_SOURCES_HELP)
    .option('--json', JSON_HELP)
    .option('--sarif <file>', SARIF_HELP)
    .option(
      '--shard <part>',
      'Render one part of the pages, such as 2/8, for "bifolio merge"; --out names its folder',
    )
    .action((dir, options) =>
      report('build', { ...options, dir }, async (to) =>
        (await import('../commands/build.ts')).buildCommand(dir, options, to),
      ),
    );
}

function defineMerge(cli: CAC, { report }: CommandRunner) {
  cli
    .command('merge [...parts]', 'Build the site from the parts of "bifolio build --shard"')
    .option('--site <folder>', 'Folder of the site (default: the current one)')
    .option('--out <folder>', 'Output folder (default: dist inside the site)')
    .option('--base <path>', 'Path the site is served under, as for the parts')
    .option('--strict', 'Treat warnings as errors, such as a missing part')
    .option('--kept-sources', KEPT_SOURCES_HELP)
    .option('--json', JSON_HELP)
    .example('bifolio merge part-*')
    .action((parts, options) =>
      report('merge', options, async (to) =>
        (await import('../commands/merge.ts')).mergeCommand(parts, options, to),
      ),
    );
}
