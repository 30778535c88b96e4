import type { Scores } from './find-pages.ts';
import type { IndexReader } from './index-reader.ts';
import { hasPhrases } from './passages/has-phrases.ts';

/** So many of the pages that have all pairs of a phrase are looked at for the phrase; the same are shown first. */
const LOOKED_AT = 5;

/** Whether there are pages, and phrases stand on one of the best of them as a whole. */
export async function holdPhrases(
  index: IndexReader,
  pages: Scores,
  phrases: readonly string[],
): Promise<boolean> {
  if (phrases.every((phrase) => [...phrase].length < 3)) return pages.size > 0;
  const best = [...pages].sort(([a, one], [b, other]) => other - one || a - b).slice(0, LOOKED_AT);
  const texts = await Promise.all(best.map(([page]) => index.text(page)));
  return texts.some((text) => hasPhrases(text, phrases));
}
