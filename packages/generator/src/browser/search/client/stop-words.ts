import { fold } from '../words/words.ts';
import type { Query } from './query.ts';

/** English words of questions, which say nothing of what is looked for. */
const ENGLISH = new Set(
  `a about am an and any are as at be been but by can cannot can't could did do does doesn't doing don't for from get had has have help
  how how's i i'd i'm if in instead into is isn't it it's its let like make may me might must my need no of on only or our own please
  set should show so some that the their them then there these they this those to too up us use using via want was way we what what's
  when where which who why will with work works would you your`.split(/\s+/),
);

/** Chinese words by which one asks, the longer first; and those between words that begin or end hardly any word themselves. */
const CHINESE =
  /为什么|有没有|能不能|可不可以|怎么办|怎么做|怎么写|怎么用|怎么样|是不是|要不要|是什么|在哪里|有什么|哪一个|什么样|怎么|怎样|如何|请问|什么|哪里|哪些|哪个|为何|可以|能否|是否|某些|某个|某几|某一|同一|一下|起来|出来|上去|下去|应该|需要|想要|我想|我要|我的|自己|[吗呢吧啊的了把被给]/u;

/** A query without the words that only make it a question; the same when nothing else is left. */
export function withoutStopWords({ phrases, words }: Query): Query {
  const said = words.filter((word) => !ENGLISH.has(fold(word)));
  const asked = phrases.map(withoutQuestion).filter((phrase) => phrase && !LINKING.test(phrase));
  if (said.length + asked.length === 0) return { phrases, words };
  return { phrases: asked, words: said };
}

/** Words at either end by which one asks: what stands between them may be a word of the page. */
const QUESTION =
  /^(?:请问|我想|我要|为什么|有没有|能不能|怎么样|怎么|怎样|如何|哪里|可以)+|(?:怎么办|怎么做|怎么写|怎么用|怎么样|怎么|是什么|在哪里|在哪|放在哪里|有什么|吗|呢|到|和|与|给|把)+$/gu;

/** Characters that link words: 用 Docker 部署. */
export const LINKING = /^[用在到给把的和与或从为对向]$/u;

const withoutQuestion = (phrase: string) => phrase.replace(QUESTION, '');

/** The parts of a run of Chinese between the words by which one asks. */
export const partsOfRun = (phrase: string): string[] =>
  phrase.split(new RegExp(CHINESE, 'gu')).filter(Boolean);
