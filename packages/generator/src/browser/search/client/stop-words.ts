import { fold } from '../words/words.ts';
import type { Query } from './query.ts';

/** English words of questions, which say nothing of what is looked for. */
const ENGLISH = new Set(
  `a about am an and any are as at be been but by can cannot can't could did do does doesn't doing don't for from get had has have help
  how how's i i'd i'm if in instead into is isn't it it's its let like make may me might must my need no of on only or our own please
  set should show so some that the their them then there these they this those to too up us use using via want was way we what what's
  not people someone showing using when where which who why will with work works would you your`.split(/\s+/),
);

/** Chinese words by which one asks, and others that say nothing of what is looked for. */
const ASKING =
  `为什么 有没有 能不能 可不可以 会不会 是不是 要不要 怎么办 怎么做 怎么写 怎么用 怎么改 怎么弄 怎么样 怎么 怎样 如何 请问 是什么 有什么
  什么样 什么 在哪里 哪里 哪儿 哪些 哪个 哪一个 哪种 为何 可以 能否 能够 是否 多少
  一下 起来 出来 上去 下去 进去 里面 上面 下面 时候 之后 以后 之前 的话 应该 需要 必须 想要 不要 不想 不用 我要 自己 办法 方法 方式 添加 增加 加上 加个
  设置 修改 更改 更换 换成 换掉 改成 改为 放到 放在 使用 实现 支持 显示 展示 变成 做成
  我 我们 你 你们 别人 大家 他们 别的 其他 想 都要 才能 还能 只能 原来 以前 现在 根据 按照 通过 关于`.split(
    /\s+/,
  );
/** What does not come about: 看不到, 显示不下. Pages tell what does. */
const FAILING = '(?:看|找|搜|放|装|写|显示)不(?:到|见|下|了|出来?|$)';
/** How many, and which ones: 某一行, 同一段, 几个. */
const COUNTS = '(?:[某同每哪这那几多两另]一?|一)[个些段条张种次篇]|[某同哪另][一几]行?';
/** Characters between words that begin or end hardly any word themselves. */
const PARTICLES = '[吗呢吧啊的了把被给让]|(?<![公哪这那阿])里(?![程面边])';
/** The longer first. */
const CHINESE = new RegExp(
  [FAILING, ...ASKING.toSorted((a, b) => b.length - a.length), COUNTS, PARTICLES].join('|'),
  'gu',
);

/** A query without the words that only make it a question; the same when nothing else is left. */
export function withoutStopWords({ phrases, words }: Query): Query {
  const said = words.filter((word) => !ENGLISH.has(fold(word)));
  const asked = phrases.map(withoutQuestion).filter((phrase) => phrase && !LINKING.test(phrase));
  if (said.length + asked.length === 0) return { phrases, words };
  return { phrases: asked, words: said };
}

/** Words by which one begins to ask: what follows them may be a word of the page. */
const BEFORE = /^(?:请问|我[想要]|为什么|有没有|能不能|可不可以|怎么样?|怎样|如何|哪里|可以)+/u;
/** Words that end a question. One character behind another is a part of its word: 搜到. */
const AFTER = /(?:怎么[办做写用样]?|[是有]什么|放?在哪里?|(?<=..)[吗呢到和与给把])+$/u;

/** Characters that link words, such as 用 Docker 部署, and verbs and counts of one character: none is a part of its neighbor. */
export const LINKING =
  /^[用在到给把的和与或从为对向只才都也就还不没太很更最能会让要写加看打调改换做弄放设排老里上个条段次种张些几]$/u;

const withoutQuestion = (phrase: string) => phrase.replace(BEFORE, '').replace(AFTER, '');

/** The parts of a run of Chinese between the words by which one asks. */
export const partsOfRun = (phrase: string): string[] => phrase.split(CHINESE).filter(Boolean);
