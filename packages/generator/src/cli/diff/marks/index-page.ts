import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { SiteDiff } from '../types.ts';
import { type DiffWords, filled } from './diff-words.ts';

/** What the page that lists all changed pages is made of. */
export interface DiffIndex {
  diff: SiteDiff;
  /** Passages marked on each page, by its route. */
  marked: ReadonlyMap<string, number>;
  lang: string;
  words: DiffWords;
  /** Titles and files by route. */
  pages: ReadonlyMap<string, { title: string; file: string }>;
  address(route: string): string;
  /** URL of the style sheet. */
  style: string;
}

/** The page that lists all changed pages: a document that needs nothing but its style sheet. */
export function diffIndexPage(index: DiffIndex): string {
  const { diff, lang, words, style } = index;
  const title = escapeHtml(filled(words.title, diff));
  const sections = [
    changedSection(index),
    addedSection(index),
    removedSection(index),
    ...lostSections(index),
  ];
  const { locked } = diff;
  const encrypted = locked > 0 ? `<p>${escapeHtml(filled(words.lockedPages, { count: locked }))}</p>` : '';
  const body = sections.join('') + encrypted || `<p>${escapeHtml(words.same)}</p>`;
  return `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="${escapeHtml(style)}"></head><body class="diff-index"><main><h1>${title}</h1>${body}</main></body></html>`;
}

const section = (title: string, items: readonly string[], rest = ''): string =>
  items.length === 0
    ? ''
    : `<h2>${escapeHtml(title)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>${rest}`;

function link({ address, pages }: DiffIndex, route: string): string {
  const { title, file } = pages.get(route) ?? { title: route, file: '' };
  return `<a href="${escapeHtml(address(route))}">${escapeHtml(title || file)}</a> <code>${escapeHtml(file)}</code>`;
}

function changedSection(index: DiffIndex): string {
  const { diff, marked, words } = index;
  const listed = new Set(diff.changed.map(({ after }) => after.route));
  const own = diff.changed.map(({ before, after, isMoved }) => ({
    ...after,
    from: isMoved ? before.file : '',
  }));
  // Pages whose own file is as it was show others that are not.
  const others = [...marked.keys()].filter((route) => !listed.has(route) && !isAdded(diff, route));
  const rows = [...own, ...others.map((route) => ({ route, from: '' }))];
  const items = rows.map(({ route, from }) => {
    const count = filled(words.passages, { count: marked.get(route) ?? 0 });
    const moved = from && filled(words.movedFrom, { file: from });
    return `${link(index, route)} ${escapeHtml(count + moved)}`;
  });
  return section(words.changedPages, items);
}

const isAdded = ({ added }: SiteDiff, route: string): boolean => added.some((page) => page.route === route);

const addedSection = (index: DiffIndex): string =>
  section(
    index.words.addedPages,
    index.diff.added.map(({ route }) => link(index, route)),
  );

const removedSection = ({ diff, words }: DiffIndex): string =>
  section(
    words.removedPages,
    diff.removed.map(({ file, route }) => `<code>${escapeHtml(file)}</code> ${escapeHtml(route)}`),
  );

function lostSections(index: DiffIndex): string[] {
  const { diff, words } = index;
  const lines = diff.lostAddresses.map(({ from, to }) => `  '${from}': '${to ?? ''}',`);
  const redirects = `<p>${escapeHtml(words.addRedirects)}</p><pre><code>${escapeHtml(['redirects: {', ...lines, '},'].join('\n'))}</code></pre>`;
  const headings = diff.changed.flatMap(({ after, lostHeadings }) =>
    lostHeadings.map(
      ({ id }) => `${link(index, after.route)}: ${escapeHtml(filled(words.lostHeading, { id: `#${id}` }))}`,
    ),
  );
  return [
    section(
      words.lostUrls,
      diff.lostAddresses.map(({ from }) => escapeHtml(from)),
      redirects,
    ),
    section(words.lostHeadings, headings),
  ];
}
