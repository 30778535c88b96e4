import type { Random } from './random.ts';
import { camelName, chineseWord, kebabName, noun, quality, verb } from './words.ts';

/** What a page is written in. */
export type Language = 'en' | 'zh';

/** A sentence of about a hundred letters or forty characters, in two of five cases with inline markup. */
export function sentence(random: Random, language: Language = 'en'): string {
  const markup = random.below(5) < 2 ? random.pick(inlines)(random) : '';
  return language === 'zh' ? chineseSentence(random, markup) : englishSentence(random, markup);
}

const inlines: readonly [(random: Random) => string, ...((random: Random) => string)[]] = [
  (random) => `\`${camelName(random)}\``,
  (random) => `**${quality(random)}**`,
  (random) => `*${noun(random)}*`,
  (random) => `\`await ${camelName(random)}()\``,
  (random) => `[${noun(random)}](https://example.org/${kebabName(random)})`,
  (random) => `\`--${kebabName(random)}\``,
];

function englishSentence(random: Random, markup: string): string {
  const start = random.pick(['The', 'A', 'Every', 'Your', 'This', 'Each'] as const);
  const join = random.pick(['before', 'unless', 'when', 'so that', 'after', 'while'] as const);
  const thing = () => `the ${random.below(2) ? `${quality(random)} ` : ''}${noun(random)}`;
  const see = markup && ` (see ${markup})`;
  return `${start} ${quality(random)} ${noun(random)} can ${verb(random)} ${thing()}${see} ${join} ${thing()} must ${verb(random)} ${thing()}.`;
}

function chineseSentence(random: Random, markup: string): string {
  const words = (count: number) => Array.from({ length: count }, () => chineseWord(random)).join('');
  const see = markup && `（见 ${markup}）`;
  return `${words(3)}${random.pick(['可以', '需要', '不会', '应当'] as const)}${words(4)}${see}，${words(2)}的${words(3)}${random.pick(['之后', '之前', '时', '中'] as const)}${words(3)}。`;
}

/** A paragraph of three to six sentences. */
export function paragraph(random: Random, language: Language = 'en'): string {
  return Array.from({ length: 3 + random.below(4) }, () => sentence(random, language)).join(
    language === 'zh' ? '' : ' ',
  );
}

/** A heading text without punctuation. */
export function heading(random: Random, language: Language = 'en'): string {
  if (language === 'zh') return chineseWord(random) + chineseWord(random) + chineseWord(random);
  return random.pick([
    () => `How to ${verb(random)} the ${quality(random)} ${noun(random)}`,
    () => `The ${noun(random)} of a ${noun(random)}`,
    () => `\`${camelName(random)}\``,
  ])();
}
