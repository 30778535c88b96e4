import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { loadSiteConfig } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import type { TranslateFlags } from '../translate/command.ts';
import type { CommandName } from '../translate/commands.ts';

const COMMANDS = [
  'start',
  'status',
  'diff',
  'accept',
  'export',
  'import',
  'fill',
] as const satisfies CommandName[];

/** `bifolio translate <command> [files]`: see and accept what of translations is behind. Exit code 1 when something is. */
export async function translateCommand(
  command: string | undefined,
  files: readonly string[],
  flags: TranslateFlags & { site?: string },
  terminal: Terminal,
): Promise<void> {
  const name = COMMANDS.find((one) => one === command);
  if (!name) throw unknownTranslateCommand(command);
  const config = await loadSiteConfig(flags.site, {});
  const { commands, namedFile, translatedSite } = await import('../translate/commands.ts');
  const options = { ...flags, files: files.map((file) => namedFile(file, config.sourceDir)) };
  const { output, failed } = await commands[name](translatedSite(config), options);
  terminal.log.info(output);
  if (failed) terminal.fail();
}

function unknownTranslateCommand(command: string | undefined): BifolioError {
  const meant = command && nearest(command, [...COMMANDS]);
  return new BifolioError({
    severity: 'error',
    code: 'unknown-command',
    message: command
      ? `There is no command "translate ${command}".`
      : 'Say what to do with the translations.',
    hint: meant
      ? `Did you mean "bifolio translate ${meant}"?`
      : `Commands: ${COMMANDS.join(', ')}. For example: bifolio translate status`,
  });
}
