import { enUS, type Text } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

/** The languages of the interface by their tags, a line for each. */
const languages: Readonly<Record<string, Text>> = {
  'en-US': enUS,
  'zh-CN': zhCN,
};

/**
 * Built-in text for a BCP 47 tag: of that language in its script (`zh-HK` reads `zh-TW` where there is one), else of that language,
 * else English.
 */
export function builtInText(lang: string): Text {
  const wanted = new Intl.Locale(lang).maximize();
  const alike = Object.entries(languages).filter(
    ([tag]) => new Intl.Locale(tag).language === wanted.language,
  );
  const [, text = enUS] =
    alike.find(([tag]) => new Intl.Locale(tag).maximize().script === wanted.script) ?? alike[0] ?? [];
  return text;
}

export type { Text };

/** The texts of search. */
export type SearchText = Pick<Text, Extract<keyof Text, `search${string}`>>;

/** The texts of search, apart from all others: what its island has to carry. */
export function searchText(text: Text): SearchText {
  const entries = Object.entries(text).filter(([key]) => key.startsWith('search'));
  return Object.fromEntries(entries) as SearchText;
}
