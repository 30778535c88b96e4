import { createRandom } from '../corpus/random.ts';

const SEED = 175;

/** Words of a text, each once, the same for the same text: of two or more characters, Chinese where there are any. */
export function sampleWords(text: string, count: number): string[] {
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  const words = new Set([...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment));
  const chinese = [...words].filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
  const pool = chinese.length > 0 ? chinese : [...words].filter((word) => /^[a-z]{3,}$/i.test(word));
  const random = createRandom(SEED);
  while (pool.length > count) pool.splice(random.below(pool.length), 1);
  return pool;
}
