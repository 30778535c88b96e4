import { usePage } from 'bifolio/client';
import type { LocaleOptions } from '../locale-options.ts';

/** The theme's options for the page's locale, defaults and texts filled in. */
export function useTheme(): LocaleOptions {
  return usePage().theme as unknown as LocaleOptions;
}
