import type { LoadedConfig } from '../../site/config/load.ts';
import type { Translations } from '../../site/translations/translations.ts';

/** Flags of `bifolio translate`; each command reads its own. */
export interface TranslateFlags {
  /** Language tag: only its translations. */
  lang?: string;
  json?: boolean;
  /** File with what an earlier `--json` has written. */
  since?: string;
  markdown?: boolean;
  strict?: boolean;
  fromGit?: boolean;
  all?: boolean;
  yes?: boolean;
  to?: string;
  bones?: boolean;
  with?: string;
}

export interface TranslateOptions extends TranslateFlags {
  /** Absolute paths, with `:line` where the author wrote one. */
  files: readonly string[];
}

/** What a command has to say, and whether it ends with exit code 1. */
export interface CommandResult {
  output: string;
  failed?: boolean;
}

/** What commands for translations know of a site. */
export interface TranslatedSite extends Pick<LoadedConfig, 'root' | 'sourceDir' | 'locales'> {
  /** Its translations as they are saved now. Throws when the option is off. */
  compare(): Promise<Translations>;
}

export type TranslateCommand = (site: TranslatedSite, options: TranslateOptions) => Promise<CommandResult>;
