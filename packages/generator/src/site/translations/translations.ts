import { join } from 'node:path';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { TranslationsOptions } from '../../core/contracts/options/translations.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { type ComparedPage, comparePages } from './compare/compare-site.ts';
import { followMoves } from './compare/follow-moves.ts';
import { draftFiles, translationPairs } from './compare/translation-pairs.ts';
import { parseLock, readLockText, type TranslationLock } from './lock-file.ts';

/** The translations of a site, compared with their sources. */
export interface Translations {
  /** The lock file, as a path of the system and as the author knows it. */
  path: string;
  name: string;
  /** Absent before `bifolio translate start`. */
  lock?: TranslationLock;
  /** The text of the file as it was read. */
  text?: string;
  pages: readonly ComparedPage[];
  /** Files of which the lock may have lines though no page is compared: one of both languages is a draft. */
  drafts: ReadonlySet<string>;
}

/** Where a site's pages and their lock are, and which pages have no translation on purpose. */
export type ComparedConfig = Pick<LoadedConfig, 'root' | 'sourceDir' | 'untranslated'>;

/** Compares all pages of a site with their translations. Throws when the lock cannot be used. */
export function compareTranslations(
  config: ComparedConfig,
  options: TranslationsOptions,
  graph: PageGraph,
): Translations {
  const path = join(config.root, options.lock);
  const text = readLockText(path);
  const pairs = translationPairs(graph, { source: options.source, untranslated: config.untranslated });
  const lock =
    text === undefined ? undefined : followMoves(parseLock(text, options.lock), pairs, config.sourceDir);
  return {
    path,
    name: options.lock,
    text,
    lock,
    pages: comparePages(pairs, lock ?? new Map(), config.sourceDir),
    drafts: draftFiles(graph, options.source),
  };
}

/** What is wrong with the option `translations` on this site. */
export function translationsProblem({
  locales,
  translations,
}: Pick<LoadedConfig, 'locales' | 'translations'>): Problem | undefined {
  if (!translations) return undefined;
  const { source } = translations;
  const paths = locales.map(({ path }) => path);
  if (paths.length < 2)
    return {
      ...wrong,
      message: '`translations` needs at least two locales.',
      hint: 'Add a language to `locales`, or remove `translations`.',
      option: ['translations'],
    };
  if (paths.includes(source)) return undefined;
  return {
    ...wrong,
    message: `\`translations.source\` is "${source}", which is no locale of this site.`,
    hint: `Write one of ${paths.map((path) => `"${path}"`).join(', ')}.`,
    option: ['translations', 'source'],
  };
}

const wrong = { severity: 'error', code: 'invalid-translations' } as const;
