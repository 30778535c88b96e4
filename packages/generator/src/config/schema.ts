import { z } from 'zod';
import { iconOptions } from '../icons/options.ts';
import { markdownOptions } from '../markdown/options.ts';
import { searchOptions } from '../search/options.ts';
import { buildOptions, folderOptions, localeOptions, siteOptions, themeOption } from './options.ts';

/** Everything `bifolio.config.ts` may say, composed from the options of the features. */
export const configSchema = z.strictObject({
  ...siteOptions,
  ...folderOptions,
  locales: localeOptions.optional(),
  theme: themeOption,
  markdown: markdownOptions.prefault({}),
  /** Where icons come from. */
  icons: iconOptions.prefault({}),
  /** Full-text search; `false` for none. */
  search: searchOptions.prefault({}),
  ...buildOptions,
});

/** What authors write. */
export type ConfigInput = z.input<typeof configSchema>;
/** What the checks return: defaults filled in, paths still as they were written. */
export type ConfigOutput = z.output<typeof configSchema>;
