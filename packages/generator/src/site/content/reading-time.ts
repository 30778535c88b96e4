import type { ReadingTime } from '../../core/contracts/page.ts';
import { CJK_LETTER } from '../../core/text/cjk.ts';

/** Words a reader takes in a minute, unless the theme says otherwise. */
const WORDS_PER_MINUTE = 300;

/** One Chinese or Japanese character, or a run of letters and digits of other scripts. */
const WORD = new RegExp(
  String.raw`${CJK_LETTER}|[[\p{L}\p{N}]--${CJK_LETTER}][[\p{L}\p{M}\p{N}_'’\-]--${CJK_LETTER}]*`,
  'gv',
);

/** Counts words as readers of Chinese and of English do: each Chinese character is one, each English word is one. */
export function readingTime(text: string, wordsPerMinute = WORDS_PER_MINUTE): ReadingTime {
  const words = text.match(WORD)?.length ?? 0;
  return { words, minutes: Math.round((words / wordsPerMinute) * 100) / 100 };
}
