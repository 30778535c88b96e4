import { readFileSync } from 'node:fs';
import type { PageLink } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { isUnsafe, unsafeLink } from '../../../core/routing/url.ts';

type Found = Pick<PageLink, 'href'>;

/** Links in the frontmatter of a home page: every text under a key `link`, at any depth, with its line in the source. */
export function frontmatterLinks(page: Page, sourceDir: string): PageLink[] {
  if (page.frontmatter.pageLayout !== 'home' || page.kind === 'generated') return [];
  const found = linksIn(page.frontmatter);
  if (found.length === 0) return [];
  const lines = readFileSync(sourcePath(sourceDir, page), 'utf8').split('\n');
  const seen = new Map<string, number>();
  return found.map(({ href }) => {
    const index = lines.findIndex((line, at) => at > (seen.get(href) ?? -1) && isLink(line, href));
    seen.set(href, index);
    // One that is written over several lines is not found on any.
    return { href, resolved: href, line: Math.max(index, 0) + 1 };
  });
}

/** An error for each of these links that may run script. */
export const unsafeLinks = ({ file }: Page, links: readonly PageLink[]): Problem[] =>
  links
    .filter(({ href }) => isUnsafe(href))
    .map(({ href, line }) => ({ ...unsafeLink(href, 'frontmatter field `link`'), file, line }));

function linksIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'link' && typeof inner === 'string' ? [{ href: inner }] : linksIn(inner),
  );
}

/** `link: /guide/`, `"link": "/guide/"`, alone on the line or within braces. */
const isLink = (line: string, href: string) =>
  [...line.matchAll(/\blink['"]?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))/g)].some(
    ([, double, single, plain]) => (double ?? single ?? plain) === href,
  );
