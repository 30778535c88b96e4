import type { Problem } from '../errors/bifolio-error.ts';
import { isTooLong } from '../files/is-too-long.ts';
import { normalizePagePath } from './page-path.ts';
import { decodePath } from './url.ts';

/** What routing needs to know of a locale. */
export interface RouteLocale {
  /** `/`, `/en/`. */
  path: string;
  /** Folder in the source folder; `''` is the source folder itself. */
  dir: string;
}

/** Address of the page for lost readers. With its twins in other languages, the only ones that do not end with a slash. */
export const NOT_FOUND_ROUTE = '/404.html';

/** Whether an address is that of the 404 page of a language: `/404.html`, `/en/404.html`. */
export const isNotFoundRoute = (route: string): boolean => route.endsWith(NOT_FOUND_ROUTE);

/** The locale whose folder holds a source file, the deepest such folder winning. `undefined`: the file is no page. */
export function localeOfFile<L extends RouteLocale>(file: string, locales: readonly L[]): L | undefined {
  const holding = locales.filter(({ dir }) => dir === '' || file.startsWith(`${dir}/`));
  return holding.sort((a, b) => b.dir.length - a.dir.length)[0];
}

/**
 * The address of a source file without a permalink: `en/guide/README.md` is `/en/guide/`. What hosts refuse or browsers
 * misread in a path is left out: `What is C#?.md` is `/What is C/`.
 */
export function fileRoute(file: string, { path, dir }: RouteLocale): string {
  const inside = dir === '' ? file : file.slice(dir.length + 1);
  if (/^404\.mdx?$/i.test(inside)) return path + NOT_FOUND_ROUTE.slice(1);
  return normalizePagePath(path + inside.split('/').map(withoutMarks).join('/'));
}

/** A dash for marks that mean something else in an address, none at the ends of a name. */
function withoutMarks(name: string): string {
  if (!MARKS.test(name)) return name;
  const [, stem = '', extension] = /^(.*?)((?:\.mdx?)?)$/is.exec(name) ?? [];
  const parts = stem.split(MARKS).map((part) => part.trim());
  return (parts.filter(Boolean).join('-') || 'page') + extension;
}

const MARKS = /[#?%\\\p{Cc}]+/u;

/** The address that a permalink asks for, or why it cannot be one. */
export type PermalinkResult = { route: string } | { problem: Omit<Problem, 'file'> };

/**
 * The address of a page with `permalink` in its frontmatter. The same permalink may stand in the page of each language:
 * the path of the locale is put before it unless it is there already.
 */
export function permalinkRoute(permalink: string, { path }: Pick<RouteLocale, 'path'>): PermalinkResult {
  const reason = permalinkFault(permalink);
  if (reason) {
    return {
      problem: {
        severity: 'error',
        code: 'invalid-permalink',
        message: `The permalink "${shown(permalink)}" ${reason}.`,
        hint: 'Write a path of this site, such as `permalink: /guide/intro/`.',
      },
    };
  }
  const route = normalizePagePath(decodePath(permalink));
  return { route: route.startsWith(path) ? route : path + route.slice(1) };
}

/** On one line of the terminal. */
const shown = (permalink: string): string => {
  const printable = permalink.replace(/\p{Cc}+/gu, ' ');
  return printable.length > LONGEST_SHOWN ? `${printable.slice(0, LONGEST_SHOWN)}…` : printable;
};

const LONGEST_SHOWN = 60;

function permalinkFault(permalink: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(permalink)) return 'leads outside the site';
  if (!permalink.startsWith('/')) return 'does not begin with "/"';
  if (/[?#]/.test(decodePath(permalink))) return 'has a query or a hash';
  if (decodePath(permalink).includes('%')) return 'has a "%" that stands for no character';
  if (/(?:^|[/\\])(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i.test(permalink)) return 'contains ".."';
  // Control characters and backslashes cannot be part of a file name on every system.
  if (/[\\\p{Cc}]/u.test(permalink)) return 'contains a backslash or a control character';
  if (isTooLong(decodePath(permalink)))
    return 'is too long for a file: a part may have 255 bytes, the whole 900';
  return undefined;
}
