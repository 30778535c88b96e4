import { join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { withSite } from '../../site/read/read-site.ts';
import type { ComparedPage } from '../../site/translations/compare/compare-site.ts';
import { compareTranslations, type Translations } from '../../site/translations/translations.ts';
import type { TranslatedSite, TranslateOptions } from './command.ts';
import { withoutLine } from './named-file.ts';

/** A site for commands that work with its translations. */
export function translatedSite(config: LoadedConfig): TranslatedSite {
  const { root, sourceDir, locales, translations } = config;
  return {
    root,
    sourceDir,
    locales,
    async compare() {
      if (!translations) throw switchedOff();
      return withSite({ ...config, git: false }, { drafts: true, withErrors: true }, ({ graph }) =>
        compareTranslations(config, translations, graph),
      );
    },
  };
}

/** The translations of a site, of one language if it is named. Throws when a language or file is unknown. */
export async function openTranslations(
  { sourceDir, compare }: TranslatedSite,
  { lang, files }: Pick<TranslateOptions, 'lang' | 'files'>,
): Promise<Translations> {
  const all = await compare();
  const pages = lang ? all.pages.filter((page) => page.lang === lang) : all.pages;
  if (lang && pages.length === 0) throw unknownLanguage(lang, all.pages);
  const unknown = files.find((file) => !all.pages.some((page) => isNamed(page, sourceDir, file)));
  if (unknown) throw unknownFile(unknown);
  return { ...all, pages };
}

/** The same where `bifolio translate start` has been run. */
export async function openStarted(
  site: TranslatedSite,
  options: Pick<TranslateOptions, 'lang' | 'files'>,
): Promise<Translations & { lock: NonNullable<Translations['lock']> }> {
  const { lock, ...rest } = await openTranslations(site, options);
  if (!lock) throw notStarted(rest.name);
  return { ...rest, lock };
}

/** Whether a file, with or without a line, is the source or the translation of a page. */
export const isNamed = (page: ComparedPage, sourceDir: string, file: string): boolean =>
  [page.source, page.target].some((one) => join(sourceDir, one.file) === withoutLine(file));

const problem = (code: string, message: string, hint: string) =>
  new BifolioError({ severity: 'error', code, message, hint });

const switchedOff = () =>
  problem(
    'translations-off',
    'This site does not compare translations.',
    'Add `translations: true` to bifolio.config.ts.',
  );

const notStarted = (name: string) =>
  problem(
    'translations-not-started',
    `There is no ${name} yet.`,
    'Run `bifolio translate start`, or `bifolio translate start --from-git` to learn from the history.',
  );

function unknownLanguage(lang: string, pages: readonly ComparedPage[]) {
  const known = [...new Set(pages.map((page) => page.lang))];
  const meant = nearest(lang, known);
  return problem(
    'untranslated-language',
    `No page is translated into "${lang}".`,
    meant ? `Did you mean --lang ${meant}?` : `Languages: ${known.join(', ')}.`,
  );
}

const unknownFile = (file: string) =>
  problem(
    'not-translated',
    `${withoutLine(file)} is no page with a translation.`,
    'Name a page or its translation. Locked pages, generated pages and pages with `translation: false` are not compared.',
  );
