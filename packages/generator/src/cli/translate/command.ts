import type { LoadedConfig } from '../../site/config/load.ts';

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

export type TranslateCommand = (config: LoadedConfig, options: TranslateOptions) => Promise<CommandResult>;
