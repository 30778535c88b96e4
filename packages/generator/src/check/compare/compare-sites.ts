import type { Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { compareFacts, type FactDifference } from './compare-facts.ts';
import { mainContent } from './main-content.ts';
import type { PublishedPage } from './old-pages.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

/** The page that answers an old URL. */
export interface FoundAnswer {
  /** Its source. */
  file: string;
  /** Old themes show it in the text. */
  title?: string;
  /** Whether it has another URL. */
  isRedirect?: boolean;
  /** Its text as HTML; `undefined` when not everybody may read it. */
  html?: string;
}

/** Parts of old pages, and how many of them the new pages have. */
export interface ComparedParts {
  all: number;
  kept: number;
}

/** How an older site compares. */
export interface ComparedSites {
  pages: number;
  /** Without any difference. */
  same: number;
  /** Locked pages, those that only lead on, and URLs of which another one has the same page. */
  skipped: number;
  addresses: ComparedParts;
  /** Pages whose text is the same. */
  texts: ComparedParts;
  headings: ComparedParts;
  codes: ComparedParts;
  images: ComparedParts;
  problems: Problem[];
}

/** Compares each page of an older site with the one that answers its URL. */
export async function compareSites(
  old: AsyncIterable<PublishedPage>,
  answerOf: (path: string) => FoundAnswer | undefined,
): Promise<ComparedSites> {
  const none = (): ComparedParts => ({ all: 0, kept: 0 });
  const found: ComparedSites = {
    ...{ pages: 0, same: 0, skipped: 0, problems: [] },
    ...{ addresses: none(), texts: none(), headings: none(), codes: none(), images: none() },
  };
  const pages = await readOldPages(old);
  found.skipped = pages.filter(({ facts }) => !facts).length;
  const isOfTheme = recurring(pages.flatMap(({ facts }) => facts ?? []));
  const answered = pages.map(({ path, facts }) => ({ path, facts, answer: facts && answerOf(path) }));
  const owned = new Set(
    answered.flatMap(({ answer }) => (answer && !answer.isRedirect ? [answer.file] : [])),
  );
  for (const { path, facts, answer } of answered) {
    if (!facts) continue;
    const main = answer?.html === undefined ? undefined : mainContent(`<main>${answer.html}</main>`);
    const isCompared = answer?.isRedirect && owned.has(answer.file);
    if (isCompared) {
      found.addresses.all++;
      found.addresses.kept++;
    }
    if (isCompared || (answer && !main)) {
      found.skipped++;
      continue;
    }
    found.pages++;
    found.addresses.all++;
    if (!answer || !main) {
      found.problems.push(lostPage(path));
      continue;
    }
    found.addresses.kept++;
    const isExpected = (text: string) => text === answer.title || isOfTheme(text);
    const differences = compareFacts(facts, pageFacts(main), isExpected);
    if (differences.length === 0) found.same++;
    countParts(found, facts, differences);
    found.problems.push(...differences.map((one) => problemOf(one, path, answer.file)));
  }
  return found;
}

/** A page of an older site; without facts, when it only leads on. */
interface OldFacts {
  path: string;
  facts?: PageFacts;
}

async function readOldPages(old: AsyncIterable<PublishedPage>): Promise<OldFacts[]> {
  const pages: OldFacts[] = [];
  for await (const { path, html } of old) {
    const main = mainContent(html);
    pages.push({ path, ...(main && { facts: pageFacts(main) }) });
  }
  return pages;
}

/** Pages from which on a passage that a third of them show is the theme's. */
const FEW = 10;

/** Tells which passages the theme wrote: a third of the pages show them. */
function recurring(pages: readonly PageFacts[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { texts } of pages)
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => pages.length >= FEW && (counts.get(text) ?? 0) * 3 > pages.length;
}

function countParts(found: ComparedSites, old: PageFacts, differences: readonly FactDifference[]): void {
  const lost = (kind: FactDifference['kind']) =>
    differences.filter((one) => one.kind === kind && !one.isExtra).reduce((sum, { count }) => sum + count, 0);
  const add = (parts: ComparedParts, all: number, missing: number) => {
    parts.all += all;
    parts.kept += all - missing;
  };
  add(found.texts, 1, differences.some(({ kind }) => kind === 'text') ? 1 : 0);
  add(found.headings, old.headings.length, lost('heading'));
  add(found.codes, old.codes.length, lost('code'));
  add(found.images, old.images.length, lost('image'));
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
