import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { walk } from '../../core/files/walk.ts';
import { decodePath } from '../../core/routing/url.ts';
import { readAddresses } from '../addresses/read-addresses.ts';

/** A page of an older site. */
export interface PublishedPage {
  /** Its path in the site, decoded, with a slash before it. */
  path: string;
  html: string;
}

/** Pages of a published site that are read at most, at once, and for how long. */
const MOST_PAGES = 5000;
const AT_ONCE = 4;
const PAGE_MS = 20_000;
const ALL_MS = 600_000;
const MOST_BYTES = 8_000_000;

/** The pages of an older site: of a folder, or of a published one, by its sitemap. Throws when there are none. */
export async function* oldPages(source: string): AsyncGenerator<PublishedPage> {
  if (/^https?:\/\//.test(source)) yield* published(source);
  else yield* inFolder(source);
}

function* inFolder(folder: string): Generator<PublishedPage> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw noPages(folder, 'there is no such folder');
  const files = walk(folder).files.filter(
    (file) => /\.html?$/i.test(file) && !/(?:^|\/)404\.html$/.test(file),
  );
  if (files.length === 0) throw noPages(folder, 'it has no HTML files');
  for (const file of files.sort())
    yield {
      path: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html?$/i, '$1')}`,
      html: readFileSync(join(folder, file), 'utf8'),
    };
}

async function* published(site: string): AsyncGenerator<PublishedPage> {
  const base = new URL(site.endsWith('/') ? site : `${site}/`);
  const clock = AbortSignal.timeout(ALL_MS);
  const urls = (await readAddresses(new URL('sitemap.xml', base).href))
    .filter((url) => URL.canParse(url, base))
    .map((url) => new URL(url, base))
    .filter(({ pathname }) => pathname.startsWith(base.pathname))
    .slice(0, MOST_PAGES);
  if (urls.length === 0) throw noPages(site, 'its sitemap names no page below it');
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    const some = urls.slice(at, at + AT_ONCE);
    // The sitemap may name the host where the site is to be.
    const read = some.map((url) => fetchPage(new URL(url.pathname, base), clock));
    for (const [index, html] of (await Promise.all(read)).entries()) {
      const { pathname } = some[index] ?? base;
      if (html !== undefined) yield { path: `/${decodePath(pathname.slice(base.pathname.length))}`, html };
    }
  }
}

/** `undefined` for what is no page. */
async function fetchPage(url: URL, clock: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.any([clock, AbortSignal.timeout(PAGE_MS)]) });
    const isPage = answer.ok && /html/.test(answer.headers.get('content-type') ?? '');
    if (!isPage || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined;
    return (await answer.text()).slice(0, MOST_BYTES);
  } catch {
    throw noPages(
      url.href,
      clock.aborted ? 'reading it took longer than ten minutes' : 'its host gives no answer',
    );
  }
}

const noPages = (source: string, why: string) =>
  new BifolioError({
    severity: 'error',
    code: 'old-pages',
    message: `The old site "${source}" cannot be read: ${why}.`,
    hint: 'Name the URL of a site with a sitemap.xml, or the folder that its generator wrote.',
  });
