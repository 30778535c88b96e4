import type { CAC } from 'cac';
import { type CommandRunner, JSON_HELP } from '../command-runner.ts';

/** Commands that write authors' files: `new`, `move` and `translate`. */
export function defineAuthorCommands(cli: CAC, runner: CommandRunner) {
  defineNew(cli, runner);
  defineMove(cli, runner);
  defineTranslate(cli, runner);
}

function defineNew(cli: CAC, { run }: CommandRunner) {
  cli
    .command('new [kind] [title]', 'Write the file of a new post or page, or a version into the config')
    .option('--dir <folder>', 'Folder of the file, in the folder of the pages (default: the first blog)')
    .option('--site <folder>', 'Folder of the site (default: the current one)')
    .option('--ref <ref>', 'Of a version: its tag or branch (default: the newest tag that fits its name)')
    .option('--present <name>', 'Of a version: the name of what is in the working tree from now on')
    .example('bifolio new post "First snow" --dir en/blog')
    .example('bifolio new version 1.x --present 2.x')
    .action((kind, title, options) =>
      run(async (terminal) =>
        (await import('../commands/new.ts')).newCommand(kind, title, options, terminal),
      ),
    );
}

function defineMove(cli: CAC, { report }: CommandRunner) {
  cli
    .command('move [dir]', 'Make a site of Bifolio from that of another generator')
    .option('--from <name>', 'The generator, such as docusaurus, mdbook or hugo (default: recognized)')
    .option('--write', 'Change the folder itself; it must have no uncommitted changes')
    .option('--out <folder>', 'Folder of the copy (default: that of the site with -bifolio behind its name)')
    .option('--json', JSON_HELP)
    .option(
      '--compare <site>',
      'Compare the moved site with the old one: its URL, or the folder that its generator wrote',
    )
    .example('bifolio move website')
    .example('bifolio move website-bifolio --compare https://old.example')
    .action((dir, options) =>
      report('move', options, async (to) =>
        typeof options.compare === 'string'
          ? (await import('../move/compare-move.ts')).compareMoveCommand(dir, options, to)
          : (await import('../commands/move.ts')).moveCommand(dir, options, to),
      ),
    );
}

function defineTranslate(cli: CAC, { run }: CommandRunner) {
  cli
    .command(
      'translate [command] [...files]',
      'See and accept what of translations is behind: start, status, diff, accept, export, import, fill',
    )
    .option('--site <folder>', 'Folder of the site (default: the current one)')
    .option('--lang <tag>', 'Only translations into this language')
    .option('--from-git', 'With start: learn from the history what is behind already')
    .option('--json', 'With status: findings as JSON')
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
      run(async (terminal) =>
        (await import('../commands/translate.ts')).translateCommand(command, files, options, terminal),
      ),
    );
}
