import { usePageFor } from 'bifolio/client';
import type { LocaleOptions } from '../locale-options.ts';

/**
 * The theme's options for the page's locale, defaults and texts filled in. Static components only.
 * @example
 * ```tsx
 * import { useThemeLocaleData } from '@bifolio/theme/hooks';
 *
 * export default function Edit() {
 *   const { text } = useThemeLocaleData();
 *   return <b>{text.editLinkText}</b>;
 * }
 * ```
 */
export function useThemeLocaleData(): LocaleOptions {
  return usePageFor('useThemeLocaleData').theme;
}

/** The same, under the short name that the frame uses. */
export const useTheme = useThemeLocaleData;
