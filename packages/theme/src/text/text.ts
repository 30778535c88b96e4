import { en, zh } from '../found/texts.ts';
import type { BorrowedTexts } from './borrowed-texts.ts';
import { deDE } from './de-DE.ts';
import { frFR } from './fr-FR.ts';
import { jaJP } from './ja-JP.ts';
import { koKR } from './ko-KR.ts';
import { overlayText, type SomeText, type Text, textNames } from './language-text.ts';
import { ruRU } from './ru-RU.ts';
import { zhTW } from './zh-TW.ts';

/** The languages that the interface comes in: a file and a line for each. English and Chinese are in the folders of features. */
export const LANGUAGES: Readonly<Record<string, SomeText>> = {
  'en-US': en,
  'zh-CN': zh,
  'zh-TW': zhTW,
  'de-DE': deDE,
  'fr-FR': frFR,
  'ru-RU': ruRU,
  'ja-JP': jaJP,
  'ko-KR': koKR,
};

const byWriting = new Map(Object.entries(LANGUAGES).map(([tag, text]) => [writingOf(tag), text]));

/**
 * Every text for readers of a BCP 47 tag: what the author wrote, over the text of the language and script, over English or,
 * in Chinese, over the simplified one. Names those that are in the other language.
 */
export function localeText(lang: string, written: SomeText = {}): BorrowedTexts & { text: Text } {
  const builtIn = byWriting.get(writingOf(lang)) ?? {};
  const base = writingOf(lang).startsWith('zh-') ? { lang: 'zh-CN', text: zh } : { lang: 'en', text: en };
  const text = overlayText(overlayText(base.text, builtIn), written);
  const own = new Set([...textNames(builtIn), ...textNames(written)]);
  const names = textNames(base.text).filter((name) => !own.has(name));
  return names.length > 0 ? { text, borrowedTexts: { lang: base.lang, names } } : { text };
}

/** Language and script, the likely one where the tag does not say it: `zh-Hant` for `zh-TW` and `zh-HK`. */
function writingOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

export type { Text };

/** The texts of search. */
export type SearchText = Pick<Text, Extract<keyof Text, `search${string}`>>;

/** The texts of search, apart from all others: what its island has to carry. */
export function searchText(text: Text): SearchText {
  const entries = Object.entries(text).filter(([key]) => key.startsWith('search'));
  return Object.fromEntries(entries) as SearchText;
}
