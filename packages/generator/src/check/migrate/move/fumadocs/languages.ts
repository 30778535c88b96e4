import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles, isPageFile } from '../files/site-files.ts';
import type { Options } from '../read/literals.ts';
import type { FumadocsScripts } from './collections.ts';

/** How a site of Fumadocs names its languages. */
export interface FumadocsLanguages {
  all: readonly string[];
  main: string;
  style: 'suffix' | 'folder' | 'one';
  /** Whether the main language stands at the root. */
  isMainHidden: boolean;
}

/** Languages of `defineI18n`; those that a config computes are found in the names of files. */
export function fumadocsLanguages(root: string, { i18n, collections }: FumadocsScripts): FumadocsLanguages {
  const main = /\bdefaultLanguage\s*:\s*(['"`])([\w-]+)\1/.exec(i18n)?.[2] ?? 'en';
  const list = /\blanguages\s*:\s*\[([^\]]*)\]/.exec(i18n)?.[1] ?? '';
  const written = [...list.matchAll(/(['"`])([\w-]+)\1/g)].map(([, , name = '']) => name);
  const translated = collections.filter(({ isTranslated }) => isTranslated);
  const isFolder =
    /\bparser\s*:\s*(['"`])dir\1/.test(i18n) ||
    translated.some(({ dir }) => existsSync(join(root, dir, main)));
  const named = isFolder ? [] : translated.flatMap(({ dir }) => suffixes(root, dir));
  const all = [...new Set([main, ...(written.length > 0 ? written : named)])];
  if (i18n === '' || all.length < 2) return { all: [main], main, style: 'one', isMainHidden: true };
  return {
    all,
    main,
    style: isFolder ? 'folder' : 'suffix',
    isMainHidden: /\bhideLocale\s*:\s*(['"`])(?:default-locale|always)\1/.test(i18n),
  };
}

/** Endings before that of Markdown, where a file without one stands beside. */
function suffixes(root: string, dir: string): string[] {
  const files = findFiles(join(root, dir)).files.filter(isPageFile);
  const stems = new Set(files.map((file) => file.replace(/\.\w+$/, '')));
  return files.flatMap((file) => {
    const [, stem = '', ending] = /^(.*)\.([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.\w+$/.exec(file) ?? [];
    return ending && stems.has(stem) ? [ending] : [];
  });
}

/** The path under which a language stands: `''`, `/cn`. */
export const prefixOf = ({ main, style, isMainHidden }: FumadocsLanguages, language: string): string =>
  style === 'one' || (isMainHidden && language === main) ? '' : `/${language}`;

/** A site has a language at its root, even if it has no page of its own. */
export function languageOptions(languages: FumadocsLanguages): Options {
  const { all, main, style, isMainHidden } = languages;
  if (style === 'one') return { lang: main };
  const paths = all.map((lang) => [`${prefixOf(languages, lang)}/`, { lang: langOf(lang) }] as const);
  return {
    locales: Object.fromEntries(isMainHidden ? paths : [['/', { lang: langOf(main) }] as const, ...paths]),
  };
}

/** `cn` is a country. */
const langOf = (name: string): string => (name === 'cn' ? 'zh-CN' : name);
