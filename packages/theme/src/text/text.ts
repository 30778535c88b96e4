import { deDE } from './de-DE.ts';
import { enUS, type Text } from './en-US.ts';
import { frFR } from './fr-FR.ts';
import { jaJP } from './ja-JP.ts';
import { koKR } from './ko-KR.ts';
import { ruRU } from './ru-RU.ts';
import { zhCN } from './zh-CN.ts';
import { zhTW } from './zh-TW.ts';

/** The languages that the interface comes in: a file and a line for each. */
export const LANGUAGES: Readonly<Record<string, Text>> = {
  'en-US': enUS,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'de-DE': deDE,
  'fr-FR': frFR,
  'ru-RU': ruRU,
  'ja-JP': jaJP,
  'ko-KR': koKR,
};

const byWriting = new Map(Object.entries(LANGUAGES).map(([tag, text]) => [writingOf(tag), text]));

/** Built-in text for a BCP 47 tag: that of its language and script, whatever its region; English for everything else. */
export function builtInText(lang: string): Text {
  return byWriting.get(writingOf(lang)) ?? enUS;
}

/** Whether the interface comes in the language of a tag; if not, its texts are English. */
export const hasBuiltInText = (lang: string): boolean => byWriting.has(writingOf(lang));

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
