/** What a site says of its colours: what readers start with, or `force-dark`, which they cannot change. */
export type AppearanceDefault = 'auto' | 'light' | 'dark' | 'force-dark';

/** Key of the reader's choice in `localStorage`. */
export const APPEARANCE_KEY = 'bifolio-appearance';

/** Asks whether the system prefers dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * A line of plain script for `<head>` that sets `data-theme="light|dark"` on `<html>` before the first paint, and
 * `data-appearance` to the site's default so that `useDarkMode()` knows it. A page with `data-force-dark` stays dark.
 * Works without storage.
 * @example
 * ```ts
 * import { appearanceScript } from 'bifolio';
 *
 * const element = `<script>${appearanceScript('auto')}</script>`;
 * ```
 */
export function appearanceScript(initial: AppearanceDefault): string {
  const root = 'var r=document.documentElement.dataset;';
  const remember = `r.appearance=${JSON.stringify(initial)};`;
  if (initial === 'force-dark') return `(function(){${root}${remember}r.theme='dark'})()`;
  const read = `var m;try{m=localStorage.getItem('${APPEARANCE_KEY}')}catch(e){}`;
  const fallBack = `if(m!=='light'&&m!=='dark'&&m!=='auto')m=${JSON.stringify(initial)};`;
  const apply = `r.theme='forceDark' in r?'dark':m==='auto'?matchMedia('${DARK_QUERY}').matches?'dark':'light':m`;
  return `(function(){${root}${remember}${read}${fallBack}${apply}})()`;
}
