import type { Page } from '../../content/page.ts';
import type { PageGraph } from '../types.ts';
import { listTwin } from './list-twins.ts';

type TwinGraph = Pick<PageGraph, 'pages' | 'routes' | 'files' | 'localeDirs' | 'collections'>;

/** The same page in another locale: the file of the same path in the locale's folder, else the same address. */
export function findTwin(graph: TwinGraph, page: Page, locale: string): Page | undefined {
  if (page.kind === 'generated' && page.list) return listTwin(graph, page.list, locale);
  const { pages, routes, files, localeDirs } = graph;
  const from = localeDirs[page.locale] ?? '';
  const to = localeDirs[locale] ?? '';
  const inside = from === '' ? page.file : page.file.slice(from.length + 1);
  const byFile = page.file && files.get(to === '' ? inside : `${to}/${inside}`);
  const index = byFile || byFile === 0 ? byFile : routes.get(locale + page.route.slice(page.locale.length));
  const twin = index === undefined ? undefined : pages[index];
  return twin?.locale === locale ? twin : undefined;
}
