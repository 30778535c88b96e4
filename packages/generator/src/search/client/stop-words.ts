import { fold } from '../words.ts';
import type { Query } from './query.ts';

/** English words of questions, which say nothing of what is looked for. */
const ENGLISH = new Set(
  `a about am an and any are as at be been but by can cannot can't could did do does doesn't doing don't for from get had has have help
  how how's i i'd i'm if in instead into is isn't it it's its let like make may me might must my need no of on only or our own please
  set should show so some that the their them then there these they this those to too up us use using via want was way we what what's
  when where which who why will with work works would you your`.split(/\s+/),
);

/** Chinese words of questions, and those that hold others together; the longer first. */
const CHINESE = new RegExp(
  [
    '为什么|有没有|能不能|可不可以|怎么办|怎么样|是不是|要不要|哪一个|什么样',
    '怎么|怎样|如何|请问|什么|哪里|哪些|哪个|为何|可以|能否|是否|某些|某个|某几|一下|一个|应该|需要|想要|我想|我要|我的|自己',
    '[吗呢吧啊的了着把被让给在到从和与或及为对向是有要想能会用里上下中个些几某我你它这那都还再就]',
  ].join('|'),
  'u',
);

/** A query without the words that only make it a question; the same when nothing else is left. */
export function withoutStopWords({ phrases, words }: Query): Query {
  const said = words.filter((word) => !ENGLISH.has(fold(word)));
  const asked = phrases.map(withoutQuestion).filter(Boolean);
  if (said.length + asked.length === 0) return { phrases, words };
  return { phrases: asked, words: said };
}

/** Words at either end by which one asks: what stands between them may be a word of the page. */
const QUESTION =
  /^(?:请问|我想|我要|为什么|有没有|能不能|怎么样|怎么|怎样|如何|哪里|可以)+|(?:怎么办|怎么做|怎么样|怎么|是什么|在哪里|在哪|有什么|吗|呢)+$/gu;

const withoutQuestion = (phrase: string) => phrase.replace(QUESTION, '');

/** The parts of a run of Chinese between the words that hold them together. */
export const partsOfRun = (phrase: string): string[] =>
  phrase.split(new RegExp(CHINESE, 'gu')).filter(Boolean);
