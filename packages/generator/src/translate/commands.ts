import type { LoadedConfig } from '../config/load.ts';
import { acceptTranslations } from './accept.ts';
import { diffTranslations } from './diff.ts';
import { exportTranslations } from './export.ts';
import { fillTranslations } from './fill.ts';
import { importTranslations } from './import.ts';
import { startTranslations } from './start.ts';
import { translationStatus } from './status.ts';

/** Flags of `bifolio translate`; each command reads its own. */
export interface TranslateFlags {
  /** Language tag: only its translations. */
  lang?: string;
  json?: boolean;
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

/** `bifolio translate <name>`. */
export const commands = {
  start: startTranslations,
  status: translationStatus,
  diff: diffTranslations,
  accept: acceptTranslations,
  export: exportTranslations,
  import: importTranslations,
  fill: fillTranslations,
} satisfies Record<string, TranslateCommand>;

export type CommandName = keyof typeof commands;
