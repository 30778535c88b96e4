import type { PageText } from '../../browser/search/page-text.ts';
import { fold } from '../../browser/search/words/words.ts';
import { knownSynonyms } from './known-synonyms.ts';
import type { SearchOptions } from './options.ts';

/** Adds to each heading of a page other words that readers may use for what it says. */
export type AddSynonyms = (text: PageText) => PageText;

/** Headings below are about details. */
const DEEPEST = 3;
const CJK = /[\u2e80-\u9fff\uf900-\ufaff]/;

/** The words that the field knows (`known-synonyms.ts`) and those of the site. They go into the index, so readers fetch no table. */
export function createSynonyms(options: SearchOptions): AddSynonyms {
  const own = options === false ? [] : options.synonyms;
  const groups = [...knownSynonyms, ...own];
  const pattern = patternOf(groups.flat().map(fold));
  const byWord = Map.groupBy(
    groups.flatMap((group) => group.map((word) => ({ word: keyOf(word), group }))),
    ({ word }) => word,
  );

  function synonymsOf(heading: string): string[] {
    const text = fold(heading);
    const groupsIn = [...text.matchAll(pattern)].flatMap(([word]) => byWord.get(keyOf(word)) ?? []);
    const words = new Set(groupsIn.flatMap(({ group }) => group));
    return [...words].filter((word) => !text.includes(fold(word)));
  }

  return (text) => ({
    ...text,
    sections: text.sections.map((section) => {
      const more = section.level <= DEEPEST ? synonymsOf(section.heading || (section.keywords ?? '')) : [];
      return more.length === 0
        ? section
        : { ...section, keywords: [section.keywords, ...more].filter(Boolean).join(', ') };
    }),
  });
}

/** Finds words in folded text, their plurals too: Chinese ones anywhere, others as a whole. The longer first. */
function patternOf(words: readonly string[]): RegExp {
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const { chinese = [], others = [] } = Object.groupBy(escaped, (word) =>
    CJK.test(word) ? 'chinese' : 'others',
  );
  return new RegExp(
    `${chinese.join('|')}|(?<![\\p{L}\\p{N}])(?:${others.join('|')})s?(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

const keyOf = (word: string) => fold(word).replace(/(?<=[a-z]{3})s$/, '');
