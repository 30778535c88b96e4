import type { GeneratedFile, ScannedSite } from '../../core/contracts/generated.ts';

/** Name of the file that tells programs what a site has for them. */
export const SITE_FILE = 'bifolio.json';

/** Goes up when programs that read the site need to be newer. */
export const SITE_FORMAT = 2;

/** What `bifolio.json` says. */
export interface SiteDescription {
  format: number;
  languages: readonly { lang: string; path: string; title: string }[];
}

/** `bifolio.json`. */
export function siteFile({ locales }: Pick<ScannedSite, 'locales'>): GeneratedFile {
  const languages = locales.map(({ lang, path, title }) => ({ lang, path, title }));
  const text = `${JSON.stringify({ format: SITE_FORMAT, languages } satisfies SiteDescription)}\n`;
  return { path: SITE_FILE, type: 'application/json', key: () => text, text: () => text };
}
