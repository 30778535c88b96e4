import { openSearchIndex } from '../../browser/search/client/index-reader.ts';
import type { Piece } from '../../browser/search/client/passages/pieces.ts';
import { type Searcher, searcherOf } from '../../browser/search/client/searcher.ts';
import { indexAddress } from '../../browser/search/index-folder.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { SITE_FILE, SITE_FORMAT, type SiteDescription } from '../../site/machine/site-file.ts';
import { createSiteFetch, SiteError } from './site-fetch.ts';

/** A site of ours, as programs read it over the network. */
export interface SiteReader {
  languages: SiteDescription['languages'];
  /** Pages that hold words, best first, as text: some of them, and how to get the next ones. */
  search(query: string, options?: SearchOptions): Promise<string>;
  /** A page as Markdown, a piece of it at a time. */
  read(path: string, offset?: number): Promise<string>;
  /** All pages of a language. */
  list(lang?: string): Promise<string>;
}

interface SearchOptions {
  lang?: string;
  /** Pages at most. @default 8 */
  limit?: number;
  /** Pages of the ranking that are passed over. @default 0 */
  offset?: number;
}

/** Characters of a page that are given at once. */
const PIECE = 40_000;

/** Opens the site that an address is part of. Throws a `BifolioError` when there is none that programs can read. */
export async function openSite(address: string): Promise<SiteReader> {
  const { base, file } = await findSite(address);
  const load = createSiteFetch(base);
  const textAt = async (url: string) => (await load(url)).text();
  const searchers = new Map<string, Promise<Searcher>>();
  const { languages } = file;

  function searcherFor(lang: string): Promise<Searcher> {
    const known =
      searchers.get(lang) ?? openSearchIndex(indexAddress(base.href, lang), load).then(openSearcher);
    searchers.set(lang, known);
    known.catch(() => searchers.delete(lang));
    return known;
  }

  return {
    languages,
    async search(query, { lang, limit = 8, offset = 0 } = {}) {
      const { search } = await searcherFor(languageOf(languages, { lang, query }).lang);
      const found = await search(query);
      const end = Math.min(offset + limit, found.total);
      const pages = await found.pages(offset, end);
      const parts = pages.map(({ route, title, passages }) =>
        [`## ${title}`, new URL(route.slice(1), base).href, ...passages.map(passageText)].join('\n'),
      );
      const note = found.corrected ? [`Searched for "${found.corrected}".`] : [];
      const nothing = `Nothing was found for "${query}"${offset > 0 ? ` from offset ${offset} on` : ''}.`;
      const next =
        end < found.total
          ? [`[Pages ${offset + 1} to ${end} of ${found.total}. Go on with offset ${end}.]`]
          : [];
      const shown = parts.length + next.length > 0 ? parts : [nothing];
      return [...note, ...shown, ...next].join('\n\n');
    },
    async read(path, offset = 0) {
      const text = await textAt(twinOf(path, base));
      const piece = text.slice(offset, offset + PIECE);
      const end = offset + piece.length;
      return end < text.length
        ? `${piece}\n\n[${end} of ${text.length} characters. Go on with offset ${end}.]`
        : piece;
    },
    list: async (lang) =>
      textAt(new URL(`${languageOf(languages, { lang }).path.slice(1)}llms.txt`, base).href),
  };
}

const openSearcher = (index: Awaited<ReturnType<typeof openSearchIndex>>) => searcherOf(async () => index);

const textOfPieces = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

const passageText = ({ heading, text }: { heading: readonly Piece[]; text: readonly Piece[] }) =>
  `> ${[textOfPieces(heading), textOfPieces(text)].filter(Boolean).join(': ')}`;

/** The address of a page's Markdown version. A path may begin with that of the site or after it. */
function twinOf(path: string, base: URL): string {
  const own = path.startsWith(base.pathname) ? path.slice(base.pathname.length) : path.replace(/^\//, '');
  const { origin, pathname } = new URL(own, base);
  const isFile = /\.(?:md|txt)$/.test(pathname);
  return `${origin}${isFile ? pathname : `${pathname.replace(/\/(?:index\.html)?$/, '')}/index.md`}`;
}

/** The language that is asked for, else that of the script of a query. */
function languageOf(
  languages: SiteDescription['languages'],
  { lang, query = '' }: { lang?: string; query?: string },
) {
  const asked = lang && languages.find((one) => one.lang.toLowerCase() === lang.toLowerCase());
  if (lang && !asked)
    throw new SiteError(
      `The site has no language "${lang}", but ${languages.map((one) => one.lang).join(', ')}.`,
    );
  const isHan = /\p{Script=Han}/u.test(query);
  const fits = languages.find((one) => one.lang.startsWith('zh') === isHan);
  const chosen = asked || (query ? fits : undefined) || languages[0];
  if (!chosen) throw new SiteError('The site names no language.');
  return chosen;
}

/** Looks for `bifolio.json` beside an address and above it. */
async function findSite(address: string): Promise<{ base: URL; file: SiteDescription }> {
  const given = URL.parse(address);
  if (!given || !/^https?:$/.test(given.protocol))
    throw problem(
      'mcp-address',
      `"${address}" isn't the URL of a site.`,
      'Write it with its protocol: bifolio mcp https://example.org/',
    );
  const folders = given.pathname.split('/').slice(1, -1);
  let last: unknown;
  for (let depth = folders.length; depth >= 0; depth--) {
    const base = new URL(['', ...folders.slice(0, depth), ''].join('/'), given);
    try {
      return { base, file: checked(await (await createSiteFetch(base)(SITE_FILE)).json(), base) };
    } catch (error) {
      if (error instanceof BifolioError) throw error;
      last = error;
    }
  }
  const why = last instanceof SiteError ? ` ${last.message}` : '';
  throw problem(
    'mcp-no-site',
    `${given.href} isn't a site for programs that read.${why}`,
    'The config of the site needs extensions: [machine()], with machine from "bifolio/machine".',
  );
}

function checked(file: SiteDescription, base: URL): SiteDescription {
  if (!Array.isArray(file.languages)) throw new SiteError(`${base.href}${SITE_FILE} isn't ours.`);
  if (file.format > SITE_FORMAT)
    throw problem(
      'mcp-newer-site',
      `${base.href} was built by a newer Bifolio.`,
      `Run: npx bifolio@latest mcp ${base.href}`,
    );
  return file;
}

const problem = (code: string, message: string, hint: string) =>
  new BifolioError({ severity: 'error', code, message, hint });
