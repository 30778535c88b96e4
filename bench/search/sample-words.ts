import { createRandom } from '../corpus/random.ts';

const SEED = 175;

/** Words of a text, each once, the same for the same text: Chinese of two or more characters, or English of three or more letters. */
export function sampleWords(text: string, lang: string, count: number): string[] {
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  const words = new Set([...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment));
  const wanted = lang.startsWith('zh') ? /^\p{Script=Han}{2,}$/u : /^[a-z]{3,}$/i;
  const pool = [...words].filter((word) => wanted.test(word));
  const random = createRandom(SEED);
  while (pool.length > count) pool.splice(random.below(pool.length), 1);
  return pool;
}
