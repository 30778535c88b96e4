import { correctWords } from './correct.ts';
import { type FoundPage, findPages, scoresOf } from './find-pages.ts';
import type { IndexReader } from './index-reader.ts';
import { hasPhrases } from './passages/has-phrases.ts';
import { isEmpty, type Query } from './query.ts';
import { LINKING, partsOfRun, withoutStopWords } from './stop-words.ts';

/** Pages, and the query that they answer. */
export interface Answer {
  pages: readonly FoundPage[];
  query: Query;
  /** What was looked for instead. */
  corrected?: string;
  /** Words that were left out, since no page has them with the others. */
  dropped?: string[];
}

/**
 * The pages for a query: as it was typed without the words of its question; else with its Chinese runs cut into words; else
 * without typing errors; else without the words that no page has together with the others.
 */
export async function findAnswer(index: IndexReader, typed: Query): Promise<Answer | undefined> {
  const asked = withoutStopWords(typed);
  const whole = await findPages(index, asked);
  if (await holdsPhrases(index, whole, asked.phrases)) return { pages: whole, query: asked };
  const apart = { ...asked, phrases: await cutPhrases(index, asked.phrases) };
  const corrected = await correctQuery(index, apart);
  const query = corrected ?? apart;
  const isChanged = corrected !== undefined || apart.phrases.join() !== asked.phrases.join();
  const note = isChanged ? { corrected: [...query.phrases, ...query.words].join(' ') } : {};
  const all = await findPages(index, query);
  if (all.length > 0) return { pages: all, query, ...note };
  return findMost(index, query);
}

async function correctQuery(index: IndexReader, { phrases, words }: Query): Promise<Query | undefined> {
  const corrected = words.length > 0 ? correctWords(words, await index.words()) : undefined;
  return corrected && { phrases, words: corrected };
}

/** Runs that stand nowhere as the words that they are made of. A character alone says little beside words. */
async function cutPhrases(index: IndexReader, phrases: readonly string[]): Promise<string[]> {
  const parts = phrases.flatMap((phrase) => {
    const between = partsOfRun(phrase);
    return between.length > 0 ? between : [phrase];
  });
  const words = (await Promise.all(parts.map((part) => cutRun(index, part)))).flat();
  const longer = words.filter((word) => [...word].length > 1);
  return [...new Set(longer.length > 0 ? longer : parts)];
}

/** A run that is on a page as it is; else its words as the browser knows them, with a character that the site has behind one of them: 侧边栏. */
async function cutRun(index: IndexReader, run: string): Promise<string[]> {
  if (await isKnown(index, run)) return [run];
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    const last = words.at(-1) ?? '';
    const mayBelong = [...last].length > 1 && [...segment].length === 1 && !LINKING.test(segment);
    if (mayBelong && (await isKnown(index, last + segment))) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

const isKnown = async (index: IndexReader, phrase: string) =>
  holdsPhrases(index, await findPages(index, { phrases: [phrase], words: [] }), [phrase]);

/** So many of the pages that have all pairs of a phrase are looked at for the phrase; the same are shown first. */
const LOOKED_AT = 5;

/** Whether there are pages, and phrases stand on one of the best of them as a whole. */
async function holdsPhrases(
  index: IndexReader,
  pages: readonly FoundPage[],
  phrases: readonly string[],
): Promise<boolean> {
  if (phrases.every((phrase) => [...phrase].length < 3)) return pages.length > 0;
  const texts = await Promise.all(pages.slice(0, LOOKED_AT).map(({ page }) => index.text(page)));
  return texts.some((text) => hasPhrases(text, phrases));
}

/** A part of a query by itself. */
interface Part {
  text: string;
  query: Query;
}

const partsOf = ({ phrases, words }: Query): Part[] => [
  ...phrases.map((phrase) => ({ text: phrase, query: { phrases: [phrase], words: [] } })),
  ...words.map((word) => ({ text: word, query: { phrases: [], words: [word] } })),
];

/** Pages with most of the parts: what the best of them lacks is dropped. At least half of the parts stay. */
async function findMost(index: IndexReader, query: Query): Promise<Answer | undefined> {
  const parts = partsOf(query);
  const scores = await Promise.all(parts.map((part) => scoresOf(index, part.query)));
  const pages = new Set(scores.flatMap((one) => [...one.keys()]));
  let best = { count: 0, score: 0, page: -1 };
  for (const page of pages) {
    const values = scores.flatMap((one) => one.get(page) ?? []);
    const score = values.reduce((sum, value) => sum + value, 0) * (index.boosts.get(page) ?? 1);
    if (values.length > best.count || (values.length === best.count && score > best.score))
      best = { count: values.length, score, page };
  }
  const isKept = (_: Part, at: number) => scores[at]?.has(best.page) === true;
  const kept = parts.filter(isKept);
  if (kept.length === 0 || kept.length === parts.length) return undefined;
  const dropped = parts.filter((part) => !kept.includes(part)).map(({ text }) => text);
  const rest = {
    phrases: kept.flatMap((part) => part.query.phrases),
    words: kept.flatMap((part) => part.query.words),
  };
  return isEmpty(rest) ? undefined : { pages: await findPages(index, rest), query: rest, dropped };
}
