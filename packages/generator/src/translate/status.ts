import type { LoadedConfig } from '../config/load.ts';
import { BEHIND, blocksIn } from '../translations/compare/compare-site.ts';
import { statusJson, statusText } from '../translations/status-text.ts';
import type { CommandResult, TranslateOptions } from './command.ts';
import { isNamed, openStarted } from './open-translations.ts';

/** `bifolio translate status`: what is behind. Exit code 1 when something is; with `--strict`, also for other wording and what nobody has accepted. */
export async function translationStatus(
  config: LoadedConfig,
  options: TranslateOptions,
): Promise<CommandResult> {
  const { json, strict, files } = options;
  const all = await openStarted(config, options);
  const pages =
    files.length === 0
      ? all.pages
      : all.pages.filter((page) => files.some((file) => isNamed(page, config.sourceDir, file)));
  const counted = strict ? ([...BEHIND, 'wording', 'new'] as const) : BEHIND;
  return {
    output: json ? JSON.stringify(statusJson(pages), undefined, 2) : statusText(pages),
    failed: pages.some((page) => blocksIn(page, counted).length > 0),
  };
}
