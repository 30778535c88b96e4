import { findParts, withAll } from './find-pages.ts';
import { holdPhrases } from './hold-phrases.ts';
import type { IndexReader } from './index-reader.ts';
import { LINKING, partsOfRun } from './stop-words.ts';

/** Longer words are put together of others. */
const LONGEST = 4;

/** Runs that stand nowhere as the words that they are made of. A character alone says little beside words. */
export async function cutPhrases(index: IndexReader, phrases: readonly string[]): Promise<string[]> {
  const parts = phrases.flatMap((phrase) => {
    const between = partsOfRun(phrase);
    return between.length > 0 ? between : [phrase];
  });
  const words = (await Promise.all(parts.map((part) => cutRun(index, part)))).flat();
  const longer = words.filter((word) => [...word].length > 1);
  return [...new Set(longer.length > 0 ? longer : parts)];
}

/**
 * A run that is on a page as it is; else its words as the browser knows them. A character that it leaves alone belongs to its
 * neighbor where the site has both together: 页脚, 侧边栏.
 */
async function cutRun(index: IndexReader, run: string): Promise<string[]> {
  if (await isKnown(index, run)) return [run];
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    const last = words.at(-1) ?? '';
    if (mayBelong(last, segment) && (await isKnown(index, last + segment)))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

function mayBelong(last: string, next: string): boolean {
  const lengths = [last, next].map((word) => [...word].length);
  const isShort = lengths.includes(1) && lengths.every(Boolean) && [...(last + next)].length <= LONGEST;
  return isShort && !LINKING.test(last) && !LINKING.test(next);
}

async function isKnown(index: IndexReader, phrase: string): Promise<boolean> {
  const parts = await findParts(index, { phrases: [phrase], words: [] });
  return holdPhrases(index, withAll(parts), [phrase]);
}
