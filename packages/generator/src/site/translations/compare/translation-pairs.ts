import picomatch from 'picomatch';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { findTwin } from '../../graph/twins/twins.ts';
import { sourceLocale } from '../source-locale.ts';

/** A page and its translation. */
export interface TranslationPair {
  source: Page;
  target: Page;
  /** Language tag of the translation. */
  lang: string;
}

export interface PairOptions {
  /** Path of the locale that the others follow. */
  source: string;
  /** Globs of files that are in one language on purpose. */
  untranslated?: readonly string[];
}

/**
 * Pages with their translations, in order of the source files. Generated and locked pages are none, nor are pages that say
 * `translation: false`. The frontmatter of a translation may name another source: `source: /en/`.
 */
export function translationPairs(
  graph: PageGraph,
  { source, untranslated = [] }: PairOptions,
): TranslationPair[] {
  const isMeant = picomatch([...untranslated], { dot: true });
  const isCompared = ({ kind, lock, frontmatter, file, fallback }: Page) =>
    kind !== 'generated' && !lock && !fallback && frontmatter.translation !== false && !isMeant(file);
  const langOf = new Map(graph.site.locales.map(({ path, lang }) => [path, lang]));
  const pairs = graph.pages.filter(isCompared).flatMap((target): TranslationPair[] => {
    const from = sourceLocale(target.frontmatter, langOf) ?? source;
    const page = from === target.locale ? undefined : findTwin(graph, target, from);
    // A page that is itself a translation of this one leads back to it.
    if (!page || !isCompared(page) || (sourceLocale(page.frontmatter, langOf) ?? source) === target.locale)
      return [];
    return [{ source: page, target, lang: langOf.get(target.locale) ?? '' }];
  });
  return pairs.sort((a, b) => (a.source.file < b.source.file ? -1 : a.source.file > b.source.file ? 1 : 0));
}

/** Files of drafts that are not locked, and of their pages in the source language. */
export function draftFiles(graph: PageGraph, source: string): ReadonlySet<string> {
  const open = graph.drafts.filter(({ lock }) => !lock);
  return new Set(open.flatMap((draft) => [draft.file, findTwin(graph, draft, source)?.file ?? draft.file]));
}
