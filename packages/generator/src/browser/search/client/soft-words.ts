import { fold } from '../words/words.ts';

/** English words for what is done with a thing. Many pages have them, and hardly any is about them. */
const VERBS = new Set(
  `add added adding apply build built call change changed changing check come create created customize customise custom different
  disable disabled display edit enable exclude find fix force get give go hide hidden include insert keep load look move new old open
  other pass place prevent print process publish put read remove rename render replace run see select start stop support switch take
  tell test turn turned try update without work write wrote written`.split(/\s+/),
);

/** How much such a word counts beside others. */
const SOFT = 0.5;

/** How much a word says of the page that is looked for: what is done with a thing counts less than the thing. */
export const importanceOf = (word: string): number => (VERBS.has(fold(word)) ? SOFT : 1);
