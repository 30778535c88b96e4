import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { GeneratedByAll } from '../extensions/generate-all.ts';

/** Files that the build itself writes. */
const RESERVED = new Set(['_headers', '_redirects', 'robots.txt', 'sitemap.xml', 'licenses.md']);

/** Addresses are made of what authors write, such as tags: none may lead out of the output folder. `by` is who makes it. */
export function checkAddress(path: string, written: string, by: string): void {
  if (path.split('/').every((name) => !/^\.{1,2}$|[\\\0?#]/.test(name)) && !/\/\/|^\//.test(path)) return;
  throw addressProblem(
    `${capitalized(by)} makes a page or file at "${written}", which isn't a path of the site.`,
    path.startsWith('/')
      ? 'Remove the slash at the beginning.'
      : "Remove what paths can't contain: `..`, empty names, `\\`, `?` and `#`.",
  );
}

/** The error of two that make the same address. */
export const clash = (path: string, one: string, other: string): BifolioError =>
  addressProblem(
    one === other
      ? `${capitalized(one)} makes "${path}" twice.`
      : `${capitalized(one)} and ${other} both make "${path}".`,
    'Give one of them another path.',
  );

/** Throws when two make the same page or file. */
export function findClash({ pages, files }: GeneratedByAll, routes: readonly string[]): void {
  const owners = new Map<string, string>();
  for (const { route, by } of pages) {
    const other = owners.get(route);
    if (other && (other !== by || by !== THEME)) throw clash(route, other, by);
    owners.set(route, by);
  }
  const pagesAt = new Set(files.length > 0 ? routes : []);
  const paths = new Map<string, string>();
  for (const { path, by } of files) {
    const other = paths.get(path) ?? ownerOf(path, pagesAt);
    if (other) throw clash(path, by, other);
    paths.set(path, by);
  }
}

/** Who has a path of the output, whatever extensions make: a page, or the build. `routes` are those of pages. */
export const ownerOf = (path: string, routes: { has(route: string): boolean }): string | undefined => {
  if (routes.has(`/${path.replace(/(^|\/)index\.html$/, '$1')}`)) return 'a page';
  return RESERVED.has(path) ? 'the build' : undefined;
};

const THEME = 'the theme';

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const addressProblem = (message: string, hint: string): BifolioError =>
  new BifolioError({ severity: 'error', code: 'generated-address', message, hint });
