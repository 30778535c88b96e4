import type { Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { type ComparedFacts, compareFacts, difference, type FactDifference } from './compare-facts.ts';
import { mainContent, wholeText } from './main-content.ts';
import type { PublishedPage } from './old-pages.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { findThemeLines } from './theme-lines.ts';

/** The page that answers an old URL. */
export interface FoundAnswer {
  /** Its source. */
  file: string;
  /** Its titles and tags: old themes show them in the text. */
  titles?: readonly string[];
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
  /** Passages of old pages that are on no new one and that the old theme wrote, by their text. */
  themeLines: Map<string, number>;
  /** Sources of the new pages that answer an old one. */
  answered: Set<string>;
  problems: Problem[];
}

/** Compares each page of an older site with the one that answers its URL. `sources`: the texts of the new pages, as written. */
export async function compareSites(
  old: AsyncIterable<PublishedPage>,
  answerOf: (path: string) => FoundAnswer | undefined,
  sources: readonly string[] = [],
): Promise<ComparedSites> {
  const none = (): ComparedParts => ({ all: 0, kept: 0 });
  const found: ComparedSites = {
    ...{ pages: 0, same: 0, skipped: 0, themeLines: new Map(), answered: new Set(), problems: [] },
    ...{ addresses: none(), texts: none(), headings: none(), codes: none(), images: none() },
  };
  const pages = await readOldPages(old);
  const answered = pages.map((page) => ({ ...page, answer: page.facts && answerOf(page.path) }));
  const owned = new Set(
    answered.flatMap(({ answer }) => (answer && !answer.isRedirect ? [answer.file] : [])),
  );
  for (const { answer } of answered) if (answer) found.answered.add(answer.file);
  const compared = answered.flatMap((page) => comparedPage(page, owned, found));
  countTexts(compared, sources, found);
  return found;
}

/** An old page with its answer, both read. */
interface ComparedPage extends ComparedFacts {
  path: string;
  facts: PageFacts;
  answer: FoundAnswer;
}

/** Notes what happened to the URL. None for a page that nothing answers, or whose text is not compared. */
function comparedPage(
  { path, facts, answer }: OldFacts & { answer?: FoundAnswer },
  owned: ReadonlySet<string>,
  found: ComparedSites,
): ComparedPage[] {
  const main = answer?.html === undefined ? undefined : wholeText(answer.html);
  const isCompared = answer?.isRedirect && owned.has(answer.file);
  if (facts && isCompared) {
    found.addresses.all++;
    found.addresses.kept++;
  }
  if (!facts || isCompared || (answer && !main)) {
    found.skipped++;
    return [];
  }
  found.pages++;
  found.addresses.all++;
  if (!answer || !main) {
    found.problems.push(lostPage(path));
    return [];
  }
  found.addresses.kept++;
  return [{ path, facts, answer, ...compareFacts(facts, pageFacts(main, true)) }];
}

/** Themes may number it, and show all tags in one line, behind a word. */
const isTitle = (text: string, { titles = [] }: FoundAnswer): boolean =>
  titles.includes(text) ||
  text.split(/[\s,]*,\s*/).every((part) => titles.includes(part)) ||
  titles.includes(text.replace(/^\d+[.)]? /, '')) ||
  /^(?:tags|categories|标签|分类)[:：]?$/i.test(text);

/** Passages above and below the text of a page that its layout shows: the same words within the text are the author's. */
function layoutTexts(
  passages: readonly string[],
  isOfLayout: (text: string) => boolean,
): ReadonlySet<string> {
  const first = passages.findIndex((text) => !isOfLayout(text));
  const last = passages.findLastIndex((text) => !isOfLayout(text));
  const inside = new Set(first === -1 ? [] : passages.slice(first, last + 1));
  return new Set(passages.filter((text) => !inside.has(text)));
}

/** Counts and tells what differs, but for lines of the theme. */
function countTexts(pages: readonly ComparedPage[], sources: readonly string[], found: ComparedSites): void {
  const isOfTheme = findThemeLines(
    pages.map(({ facts, missing }) => ({ texts: facts.texts, missing })),
    { sources, titles: new Set(pages.flatMap(({ answer: { titles = [] } }) => titles)) },
  );
  for (const { path, facts, answer, missing, differences } of pages) {
    const shown = layoutTexts(facts.inOrder, (text) => isTitle(text, answer) || isOfTheme(text));
    const untitled = missing.filter((text) => !(shown.has(text) && isTitle(text, answer)));
    for (const line of untitled.filter(isOfTheme))
      found.themeLines.set(line, (found.themeLines.get(line) ?? 0) + 1);
    const lost = untitled.filter((text) => !isOfTheme(text));
    const all = [...difference('text', false, lost), ...differences];
    if (all.length === 0) found.same++;
    countParts(found, facts, all);
    found.problems.push(...all.map((one) => problemOf(one, path, answer.file)));
  }
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

const NAMES = {
  text: 'passage',
  heading: 'heading id',
  level: 'heading',
  code: 'code block',
  image: 'image',
};

const HINTS = {
  text: 'Compare both pages. Syntax of the old generator that was left as text is the usual cause.',
  heading: 'Keep ids with `markdown.slug`, or write one after the heading, such as {#old-id}.',
  level: 'Compare both headings. A component that became a container may have changed it.',
  code: 'Compare both blocks.',
  image: 'Move the file, or correct its path.',
};

function problemOf({ kind, isExtra, count, first }: FactDifference, path: string, file: string): Problem {
  const found = plural(count, NAMES[kind]);
  const shown = first.replace(/\s+/g, ' ');
  const cut = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  const one = { severity: 'warning', code: 'moved-page-differs', file, hint: HINTS[kind] } as const;
  if (isExtra) return { ...one, message: `${found} only on the new page: "${cut}".` };
  if (kind === 'level') return { ...one, message: `${found} of ${path} with another level: ${cut}.` };
  return { ...one, message: `${found} of ${path} missing: "${cut}".` };
}
