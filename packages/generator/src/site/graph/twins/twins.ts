import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { listTwin } from './list-twins.ts';

type TwinGraph = Pick<PageGraph, 'pages' | 'routes' | 'files' | 'localeDirs' | 'collections'>;

/** The page that was written: of a fallback page the one that it shows. */
export const writtenPage = ({ pages, routes }: Pick<TwinGraph, 'pages' | 'routes'>, page: Page): Page =>
  (page.fallback && pages[routes.get(page.fallback.route) ?? -1]) ?? page;

/** The fallback page that stands for a page in another locale. */
export function findFallback({ pages, routes }: TwinGraph, page: Page, locale: string): Page | undefined {
  const found = pages[routes.get(locale + page.route.slice(page.locale.length)) ?? -1];
  return found?.fallback?.route === page.route ? found : undefined;
}

/** The same page in another locale: the file of the same path in the locale's folder, else the same address. A fallback page is none. */
export function findTwin(graph: TwinGraph, shown: Page, locale: string): Page | undefined {
  const page = writtenPage(graph, shown);
  if (page.kind === 'generated' && page.list) return listTwin(graph, page.list, locale);
  const { pages, routes, files, localeDirs } = graph;
  const from = localeDirs[page.locale] ?? '';
  const to = localeDirs[locale] ?? '';
  const inside = from === '' ? page.file : page.file.slice(from.length + 1);
  const byFile = page.file && files.get(to === '' ? inside : `${to}/${inside}`);
  const index = byFile || byFile === 0 ? byFile : routes.get(locale + page.route.slice(page.locale.length));
  const twin = index === undefined ? undefined : pages[index];
  return twin?.locale === locale && !twin.fallback ? twin : undefined;
}
