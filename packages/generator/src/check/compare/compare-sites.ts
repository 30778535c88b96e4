import type { Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { compareFacts, type FactDifference } from './compare-facts.ts';
import { mainContent } from './main-content.ts';
import type { PublishedPage } from './old-pages.ts';
import { pageFacts } from './page-facts.ts';

/** The page that answers an old URL. */
export interface FoundAnswer {
  /** Its source. */
  file: string;
  /** Its text as HTML; `undefined` when not everybody may read it. */
  html?: string;
}

/** How an older site compares. */
export interface ComparedSites {
  pages: number;
  /** Without any difference. */
  same: number;
  /** Locked pages, and those that only lead on. */
  skipped: number;
  problems: Problem[];
}

/** Compares each page of an older site with the one that answers its URL. */
export async function compareSites(
  old: AsyncIterable<PublishedPage>,
  answerOf: (path: string) => FoundAnswer | undefined,
): Promise<ComparedSites> {
  const found: ComparedSites = { pages: 0, same: 0, skipped: 0, problems: [] };
  for await (const { path, html } of old) {
    const main = mainContent(html);
    if (!main) {
      found.skipped++;
      continue;
    }
    const answer = answerOf(path);
    if (!answer) {
      found.pages++;
      found.problems.push(lostPage(path));
      continue;
    }
    const now = answer.html === undefined ? undefined : mainContent(`<main>${answer.html}</main>`);
    if (!now) {
      found.skipped++;
      continue;
    }
    found.pages++;
    const differences = compareFacts(pageFacts(main), pageFacts(now));
    if (differences.length === 0) found.same++;
    found.problems.push(...differences.map((one) => problemOf(one, path, answer.file)));
  }
  return found;
}

const lostPage = (path: string): Problem => ({
  severity: 'error',
  code: 'unanswered-url',
  message: `Nothing answers the old URL "${path}".`,
  hint: `Add to \`redirects\`: '${path}': '/where-it-is-now/'`,
});

const NAMES = { text: 'passage', heading: 'heading id', code: 'code block', image: 'image' };

const HINTS = {
  text: 'Compare both pages. Syntax of the old generator that was left as text is the usual cause.',
  heading: 'Keep ids with `markdown.slug`, or write one after the heading, such as {#old-id}.',
  code: 'Compare both blocks.',
  image: 'Move the file, or correct its path.',
};

function problemOf({ kind, isExtra, count, first }: FactDifference, path: string, file: string): Problem {
  const found = plural(count, NAMES[kind]);
  const shown = first.replace(/\s+/g, ' ');
  const cut = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  return {
    severity: 'warning',
    code: 'moved-page-differs',
    file,
    message: isExtra ? `${found} only on the new page: "${cut}".` : `${found} of ${path} missing: "${cut}".`,
    hint: HINTS[kind],
  };
}
