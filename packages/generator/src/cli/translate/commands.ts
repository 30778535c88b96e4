import { acceptTranslations } from './accept.ts';
import type { TranslateCommand } from './command.ts';
import { diffTranslations } from './diff.ts';
import { exportTranslations } from './export.ts';
import { fillTranslations } from './fill.ts';
import { importTranslations } from './import.ts';
import { startTranslations } from './start.ts';
import { translationStatus } from './status.ts';

export { namedFile } from './named-file.ts';
export { translatedSite } from './open-translations.ts';

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
