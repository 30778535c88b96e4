import { correctWords } from './correct.ts';
import { type FoundPage, findPages, scoresOf } from './find-pages.ts';
import type { IndexReader } from './index-reader.ts';
import { isEmpty, type Query } from './query.ts';
import { partsOfRun, withoutStopWords } from './stop-words.ts';

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
  if (whole.length > 0) return { pages: whole, query: asked };
  const apart = cutPhrases(asked);
  const corrected = await correctQuery(index, apart);
  const query = corrected ?? apart;
  const isChanged = corrected !== undefined || apart.phrases.length !== asked.phrases.length;
  const note = isChanged ? { corrected: [...query.phrases, ...query.words].join(' ') } : {};
  const all = await findPages(index, query);
  if (all.length > 0) return { pages: all, query, ...note };
  return findMost(index, query);
}

async function correctQuery(index: IndexReader, { phrases, words }: Query): Promise<Query | undefined> {
  const corrected = words.length > 0 ? correctWords(words, await index.words()) : undefined;
  return corrected && { phrases, words: corrected };
}

/** Runs that stand nowhere as the words that they are made of. */
const cutPhrases = ({ phrases, words }: Query): Query => ({
  phrases: [...new Set(phrases.flatMap(wordsOf))],
  words,
});

/** The words of Chinese or Japanese, as the browser knows them. A character alone says little: it is left out beside words. */
function wordsOf(phrase: string): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const parts = partsOfRun(phrase);
  const words = (parts.length > 0 ? parts : [phrase]).flatMap((part) =>
    [...segmenter.segment(part)].map(({ segment }) => segment),
  );
  const longer = words.filter((word) => [...word].length > 1);
  return longer.length > 0 ? longer : [phrase];
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
