import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { removeFile } from '../../core/files/remove-own.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import { encodeRoute, withBase } from '../../core/routing/url.ts';
import type { Review } from '../../site/build/build-contract.ts';
import { outputPath } from '../../site/build/output/output-path.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import type { Site } from '../../site/read/read-site.ts';
import { findText } from '../../site/render/page/text-marks.ts';
import { buildEarlier, type EarlierTexts, forgetEarlier } from './earlier-version.ts';
import { changesList } from './marks/changes-list.ts';
import { DIFF_STYLE } from './marks/diff-style.ts';
import { diffWords } from './marks/diff-words.ts';
import { diffIndexPage } from './marks/index-page.ts';
import { markChanges } from './marks/mark-changes.ts';
import type { SiteDiff } from './types.ts';

/** Where the page that lists the changed pages is, and the stylesheet of marks. */
const FOLDER = 'bifolio-diff';

/** The head of pages with marks: it keeps search engines away, and brings the styles of marks. */
export const reviewHead = (head: LoadedConfig['head']): LoadedConfig['head'] => [
  ...head,
  ['meta', { name: 'robots', content: 'noindex' }],
  ['link', { rel: 'stylesheet', href: `/${FOLDER}/diff.css` }],
];

/**
 * Marks in the documents of a build what is not as it was. What is gone is shown as plain text, and only if everybody could read it then
 * and may read it now. Where the site of then cannot be built, pages are listed and have no marks.
 */
export async function reviewSite(site: Site, diff: SiteDiff): Promise<Review> {
  const problems: Problem[] = [];
  const textOf = await buildEarlier(site, diff).catch((error: unknown) => {
    if (!(error instanceof BifolioError)) throw error;
    problems.push(notBuilt(diff.ref, error));
    return undefined;
  });
  const unmarked = new Map<string, string>();
  return {
    problems,
    mark(outDir) {
      const marked = textOf ? markPages(outDir, { site, diff, textOf, unmarked }) : new Map<string, number>();
      writeIndex(outDir, site, diff, marked);
    },
    unmark(outDir) {
      for (const [path, document] of unmarked) write(outDir, path, document);
      writeIndex(outDir, site, diff, new Map());
      forgetEarlier(site.config);
      return [lockedSince(diff.ref)];
    },
  };
}

interface Marking {
  site: Site;
  diff: SiteDiff;
  textOf: EarlierTexts;
  /** Gets the documents as they were, by their paths. */
  unmarked: Map<string, string>;
}

/** Gives the number of marks on each page that has any, that is new or that is not as it was in its frontmatter. */
function markPages(outDir: string, { site, diff, textOf, unmarked }: Marking): Map<string, number> {
  const { config, graph } = site;
  const index = withBase(config.base, `/${FOLDER}/`);
  const before = new Map(diff.changed.map((page) => [page.after.route, page.before]));
  const added = new Set(diff.added.map(({ route }) => route));
  const marked = new Map<string, number>();
  for (const page of graph.pages) {
    const place = textPlace(outDir, page);
    if (!place) continue;
    const { path, document, start, end } = place;
    const text = document.slice(start, end);
    const { file, route } = before.get(page.route) ?? page;
    const isNew = added.has(page.route);
    const old = isNew ? undefined : textOf(file, route);
    if (!isNew && old === undefined) continue;
    const words = diffWords(langOf(config, page));
    const isSame = old === undefined || old === text;
    const { html, marks } = isSame ? { html: text, marks: [] } : markChanges(old, text, words);
    if (marks.length === 0 && !isNew && !before.has(page.route)) continue;
    marked.set(page.route, marks.length);
    unmarked.set(path, document);
    const list = changesList({ marks, isNew, ref: diff.ref, index, words });
    write(outDir, path, document.slice(0, start) + list + html + document.slice(end));
  }
  return marked;
}

/** The text of a page in its document; `undefined` for locked pages, and those that no author has written. */
function textPlace(outDir: string, { file, route, kind, lock, fallback }: Page) {
  const path = outputPath(route);
  if (kind === 'generated' || lock || fallback || !existsSync(join(outDir, path))) return undefined;
  const document = readFileSync(join(outDir, path), 'utf8');
  const place = findText(document);
  return place?.file === file ? { ...place, path, document } : undefined;
}

const langOf = ({ locales }: Pick<LoadedConfig, 'locales'>, { locale }: Pick<Page, 'locale'>) =>
  locales.find(({ path }) => path === locale)?.lang ?? '';

function writeIndex(
  outDir: string,
  { config: { base, locales }, graph }: Site,
  diff: SiteDiff,
  marked: ReadonlyMap<string, number>,
): void {
  const lang = locales[0]?.lang ?? 'en';
  const pages = new Map(graph.pages.map(({ route, title, file }) => [route, { title, file }]));
  const html = diffIndexPage({
    diff,
    marked,
    lang,
    words: diffWords(lang),
    pages,
    address: (route) => withBase(base, encodeRoute(route)),
    style: withBase(base, `/${FOLDER}/diff.css`),
  });
  write(outDir, `${FOLDER}/index.html`, html);
  write(outDir, `${FOLDER}/diff.css`, DIFF_STYLE);
}

/** A document of a page that everybody may read, with words of one that everybody could. The gate reads it next. */
function write(outDir: string, path: string, text: string): void {
  removeFile(join(outDir, path));
  writeOutput(outDir, path, new Open(text));
}

const notBuilt = (ref: string, { problems: [first] }: BifolioError): Problem => ({
  severity: 'warning',
  code: 'diff-unmarked',
  ...(first?.file && { file: first.file.startsWith(ref) ? first.file : `${ref}:${first.file}` }),
  ...(first?.line && { line: first.line }),
  message: `"${ref}" can't be built, so pages have no marks: ${first?.message ?? ''}`,
  hint: 'To get marks, compare with a commit that builds. The pages themselves are complete.',
});

const lockedSince = (ref: string): Problem => ({
  severity: 'warning',
  code: 'diff-unmarked',
  message: `Text that was public at "${ref}" is encrypted now, so pages have no marks.`,
  hint: 'The pages and their list are complete. Merge the change to compare with it later.',
});
