import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSearcher } from 'bifolio/search';
import { parse } from 'yaml';
import { root } from '../scripts/paths.mjs';
import { DOCS, fetchDocsFromFiles } from './docs-files.ts';
import { expect, test } from './test.ts';

test.beforeAll(fetchDocsFromFiles);

interface Question {
  question: string;
  answer: string | string[];
}

const questions: Record<string, Question[]> = parse(readFileSync(join(root, 'docs/questions.yaml'), 'utf8'));

/** Fewer would not be a measure. */
const FEWEST = 200;

/** Shares of the questions whose answer is first, and among the first three. */
const FIRST = 0.8;
const FIRST_THREE = 0.95;

for (const [locale, lang] of [
  ['/', 'zh-CN'],
  ['/en/', 'en-US'],
] as const) {
  test(`search of the documentation in ${lang} answers what readers ask`, async () => {
    const searcher = await createSearcher(DOCS, lang);
    const asked = questions[locale] ?? [];
    const places = await Promise.all(asked.map(placeOf));
    const within = (most: number) => places.filter((place) => place < most).length / asked.length;
    const missed = asked.filter((_, at) => (places[at] ?? 0) >= 3).map(({ question }) => question);
    expect(asked.length).toBeGreaterThanOrEqual(FEWEST);
    expect(within(Number.POSITIVE_INFINITY), 'questions that find anything').toBe(1);
    expect(within(1)).toBeGreaterThanOrEqual(FIRST);
    expect(within(3), missed.join(', ')).toBeGreaterThanOrEqual(FIRST_THREE);

    /** Infinite when nothing is found, 3 when only other pages are among the first three. */
    async function placeOf({ question, answer }: Question): Promise<number> {
      const found = await searcher.search(question);
      const pages = await found.pages(0, 3);
      if (pages.length === 0) return Number.POSITIVE_INFINITY;
      const at = pages.findIndex(({ route }) => [answer].flat().includes(route));
      return at < 0 ? 3 : at;
    }
  });
}
