import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { decodePath } from '../../../core/routing/url.ts';

/** Finished HTML of a version. */
interface FinishedHtml {
  /** Its folder. */
  out: string;
  /** Its files. */
  files: readonly string[];
  /** Where they come from, for messages. */
  from: string;
  label: string;
  /** Of the version, with slashes around it. */
  base: string;
}

/** The site that it is published below. */
interface SiteAround {
  base: string;
  publicDir: string;
}

const USED =
  /(?:href|src)="(\/[^"/?#][^"?#]*\.(?:css|m?js|png|jpe?g|gif|svg|webp|avif|ico|woff2?))(?:[?#][^"]*)?"/gi;
/** Pages of one generator use the same files, so a few tell. */
const MOST_PAGES = 30;

/** A warning when pages use files beside their version that the site has not, as those of Docusaurus do. */
export function outsideFiles(html: FinishedHtml, site: SiteAround): Problem[] {
  const pages = html.files.filter((file) => file.endsWith('.html')).slice(0, MOST_PAGES);
  const places = new Map<string, { page: string; line: number }>();
  for (const page of pages) {
    const text = readFileSync(join(html.out, page), 'utf8');
    for (const { 1: url = '', index } of text.matchAll(USED))
      if (!places.has(url) && isMissing(url, html, site))
        places.set(url, { page, line: text.slice(0, index).split('\n').length });
  }
  const [first] = places;
  return first ? [problemOf(first, places.size - 1, html)] : [];
}

const isMissing = (url: string, { base }: FinishedHtml, site: SiteAround): boolean =>
  !url.startsWith(base) &&
  !(url.startsWith(site.base) && existsSync(join(site.publicDir, decodePath(url.slice(site.base.length)))));

function problemOf(
  [url, { page, line }]: readonly [string, { page: string; line: number }],
  others: number,
  { from, label }: FinishedHtml,
): Problem {
  const more = others > 0 ? ` and ${others} more files` : '';
  const folder = url.split('/')[1] ?? '';
  return {
    severity: 'warning',
    code: 'version-outside',
    file: `${from}/${page}`,
    line,
    message: `Pages of version "${label}" use ${url}${more}, outside of the version, and the site has no such file.`,
    hint: `Copy the folder that they are in into the public folder, such as public/${folder}.`,
  };
}
