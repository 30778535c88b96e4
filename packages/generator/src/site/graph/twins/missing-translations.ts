import { posix } from 'node:path';
import picomatch from 'picomatch';
import type { PageGraph, SiteLocale } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { findTwin } from './twins.ts';

/** So many pages of a folder are named. */
const NAMED = 3;

/**
 * A warning for each folder with pages that one of the site's languages does not have; a folder without any translation is one
 * with what is below it. `untranslated` are globs of files that are in one language on purpose.
 */
export function missingTranslations(graph: PageGraph, untranslated: readonly string[] = []): Problem[] {
  const isMeant = picomatch([...untranslated], { dot: true });
  const written = graph.pages.filter(
    ({ kind, file, fallback }) => kind !== 'generated' && !fallback && !isMeant(file),
  );
  return graph.site.locales.flatMap((to) => {
    const others = written.filter(({ locale }) => locale !== to.path);
    const isMissing = (page: Page) => !findTwin(graph, page, to.path);
    return [...byFolder(others, isMissing)].map(([folder, pages]) =>
      pages.length === 1 ? missingPage(pages, to) : missingPages(folder, pages, others, to),
    );
  });
}

/** Pages without a translation by the outermost folder that has none at all, else by their own. */
function byFolder(pages: readonly Page[], isMissing: (page: Page) => boolean): Map<string, Page[]> {
  const missing = pages.filter(isMissing);
  const counts = [pages, missing].map(pagesBelow);
  const isWhole = (folder: string) => counts[0]?.get(folder) === counts[1]?.get(folder);
  const folderOf = ({ file }: Page) => foldersOf(file).findLast(isWhole) ?? posix.dirname(file);
  return Map.groupBy(missing, folderOf);
}

function pagesBelow(pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of pages)
    for (const folder of foldersOf(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

/** The folders around a file, the nearest first. */
function foldersOf(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const missingPage = ([page]: readonly Page[], { path, label }: SiteLocale): Problem => ({
  ...missing,
  message: `The page ${page?.route} doesn't exist in ${label}.`,
  hint: `Write the page ${path}${page?.route.slice(page.locale.length)}, or add "${page?.file}" to \`untranslated\` if it is in one language on purpose.`,
  file: page?.file,
});

function missingPages(
  folder: string,
  pages: readonly Page[],
  all: readonly Page[],
  { label }: SiteLocale,
): Problem {
  const below = all.filter(({ file }) => file.startsWith(`${folder}/`));
  const isWhole = below.length === pages.length;
  const names = pages.slice(0, NAMED).map(({ route }) => route);
  const more = pages.length - names.length;
  const named = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  return {
    ...missing,
    message: isWhole
      ? `None of the ${pages.length} pages in ${folder}/ exists in ${label}.`
      : `${pages.length} pages in ${folder}/ don't exist in ${label}: ${named}.`,
    hint: `Write them, or add "${isWhole ? `${folder}/**` : pages[0]?.file}" to \`untranslated\` if ${isWhole ? 'they are' : 'a page is'} in one language on purpose.`,
  };
}

const missing = { severity: 'warning', code: 'missing-translation' } as const;
