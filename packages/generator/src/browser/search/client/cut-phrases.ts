import type { TermEntry } from '../index-folder.ts';
import { IN_HEADING, WEIGHTS } from '../page-terms.ts';
import { pairs } from '../words/words.ts';
import { findParts, withAll } from './find-pages.ts';
import { holdPhrases } from './hold-phrases.ts';
import type { IndexReader } from './index-reader.ts';
import { LINKING, partsOfRun } from './stop-words.ts';

/** Longer words are put together of others. */
const LONGEST = 4;

/** What a verb leads to and where something is say nothing: 链接到, 改成, 侧边栏里. */
const withoutEnding = (word: string) => ([...word].length > 2 ? word.replace(/[到成为里上中]$/u, '') : word);

/** Longer runs are hardly one word. */
const SHORT = 3;

/** Runs that stand nowhere as the words that they are made of. A character alone says little beside words. */
export async function cutPhrases(index: IndexReader, phrases: readonly string[]): Promise<string[]> {
  const between = phrases.flatMap(partsOfRun);
  const parts = between.length > 0 ? between : phrases;
  const words = (await Promise.all(parts.map((part) => cutRun(index, part)))).flat();
  const longer = words.map(withoutEnding).filter((word) => [...word].length > 1);
  return [...new Set(longer.length > 0 ? longer : parts)];
}

/**
 * A run that is on a page as it is; else its words as the browser knows them. A character that it leaves alone belongs to its
 * neighbor where the site has both together: 页脚, 侧边栏.
 */
async function cutRun(index: IndexReader, run: string): Promise<string[]> {
  if (await isWord(index, run)) return [run];
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, index: at } of segmenter.segment(run)) {
    const last = words.at(-1) ?? '';
    const begun = [...run.slice(at)].slice(0, 2).join('');
    if (mayBelong(last, segment) && (await isWord(index, last + segment)))
      words[words.length - 1] = last + segment;
    else if (isAlone(segment) && begun.length > 1 && begun !== run && (await isNamed(index, begun)))
      return [...words, begun, ...(await cutRun(index, run.slice(at + begun.length)))];
    else words.push(segment);
  }
  return words;
}

/** A character that begins a word of the site has been cut from it: 法|语文|档 of 法语 and 文档. */
const isAlone = (segment: string) => [...segment].length === 1 && !LINKING.test(segment);

function mayBelong(last: string, next: string): boolean {
  const lengths = [last, next].map((word) => [...word].length);
  const isShort = lengths.includes(1) && lengths.every(Boolean) && [...(last + next)].length <= LONGEST;
  return isShort && !LINKING.test(last) && !LINKING.test(next);
}

/** Whether runs that pages have are words: short ones are wherever they stand, longer ones where they are a heading's or a keyword. */
export async function areWords(index: IndexReader, runs: readonly string[]): Promise<boolean> {
  const words = await Promise.all(
    runs.map(async (run) => [...run].length <= SHORT || (await isNamed(index, run))),
  );
  return words.every(Boolean);
}

const isWord = async (index: IndexReader, run: string) =>
  (await areWords(index, [run])) && (await isKnown(index, run));

/** Whether a page has all pairs of a run in headings or keywords. */
async function isNamed(index: IndexReader, run: string): Promise<boolean> {
  const named = await Promise.all(pairs(run).map(async (pair) => pagesNaming(await index.termsFrom(pair))));
  const [first, ...others] = named;
  return [...(first ?? [])].some((page) => others.every((pages) => pages.has(page)));
}

function pagesNaming(entries: readonly TermEntry[]): Set<number> {
  const naming = new Set<number>();
  for (const [, ...numbers] of entries) {
    let page = 0;
    for (const number of numbers) {
      page += Math.floor(number / WEIGHTS);
      if (number % WEIGHTS >= IN_HEADING) naming.add(page);
    }
  }
  return naming;
}

async function isKnown(index: IndexReader, phrase: string): Promise<boolean> {
  const parts = await findParts(index, { phrases: [phrase], words: [] });
  return holdPhrases(index, withAll(parts), [phrase]);
}
