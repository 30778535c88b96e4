import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { decodeAttribute } from '../../core/html/escape-html.ts';

/** A sitemap may name others, which name no further ones. */
const MOST_SITEMAPS = 1000;
const TIMEOUT_MS = 30_000;

/**
 * The URLs of a sitemap, of those that it names, or of a list with one a line. `source` is a file or a URL. Throws when it cannot
 * be read.
 */
export async function readAddresses(source: string): Promise<string[]> {
  const text = await textOf(source);
  if (!/<sitemapindex[\s>]/.test(text)) return addressesIn(text);
  const parts = addressesIn(text).slice(0, MOST_SITEMAPS);
  const all: string[] = [];
  for (const part of parts) all.push(...addressesIn(await textOf(besideOf(source, part))));
  return all;
}

/** Of a sitemap on the disk the others are looked for beside it. */
function besideOf(source: string, part: string): string {
  if (isUrl(source)) return new URL(part, source).href;
  const name = isUrl(part) ? new URL(part).pathname.split('/').at(-1) : part;
  return join(dirname(source), name ?? '');
}

const isUrl = (source: string) => /^https?:\/\//.test(source);

/** What stands in `<loc>`, or the lines of a list; empty lines and those that begin with `#` count for nothing. */
export function addressesIn(text: string): string[] {
  const written = text.includes('<loc')
    ? [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, url = '']) => decodeAttribute(url))
    : text.replace(/^\uFEFF/, '').split('\n');
  return written.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
}

async function textOf(source: string): Promise<string> {
  if (!isUrl(source)) {
    if (!existsSync(source)) throw unread(source, 'there is no such file');
    return readFileSync(source, 'utf8');
  }
  try {
    const answer = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw unread(source, `its host answers ${answer.status}`);
    return await answer.text();
  } catch (error) {
    if (error instanceof BifolioError) throw error;
    throw unread(source, 'its host gives no answer');
  }
}

const unread = (source: string, why: string) =>
  new BifolioError({
    severity: 'error',
    code: 'unread-addresses',
    message: `The URLs in "${source}" cannot be read: ${why}.`,
    hint: 'Name a sitemap.xml or a list with one URL a line.',
  });
