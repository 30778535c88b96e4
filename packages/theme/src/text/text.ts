import { enUS, type Text } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

/** Built-in text for a BCP 47 tag: Chinese for `zh` and its variants, English for everything else. */
export function builtInText(lang: string): Text {
  return /^zh\b/i.test(lang) ? zhCN : enUS;
}

export type { Text };
