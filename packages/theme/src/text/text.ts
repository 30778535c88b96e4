import { enUS, type Text } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

/** Built-in text for a BCP 47 tag: Chinese for `zh` and its variants, English for everything else. */
export function builtInText(lang: string): Text {
  return /^zh\b/i.test(lang) ? zhCN : enUS;
}

export type { Text };

/** The texts of search. */
export type SearchText = Pick<Text, Extract<keyof Text, `search${string}`>>;

/** The texts of search, apart from all others: what its island has to carry. */
export function searchText(text: Text): SearchText {
  const entries = Object.entries(text).filter(([key]) => key.startsWith('search'));
  return Object.fromEntries(entries) as SearchText;
}
