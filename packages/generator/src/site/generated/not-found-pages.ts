import type { GeneratedPage, ScannedSite } from '../../core/contracts/generated.ts';

/** One 404 page a language, `/404.html` and `/en/404.html`: static hosts show the nearest. The title is empty, the layout says the rest. */
export function notFoundPages({ locales }: Pick<ScannedSite, 'locales'>): GeneratedPage[] {
  const paths = new Set(['/', ...locales.map(({ path }) => path)]);
  return [...paths].map((locale) => ({ locale, route: `${locale}404.html`, layout: 'not-found', title: '' }));
}
