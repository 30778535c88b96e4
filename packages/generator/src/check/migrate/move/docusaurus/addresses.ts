import { posix } from 'node:path';
import { type Options, textOf } from '../read/literals.ts';

/** A page's name in sidebars, and its address without the site's base. */
export interface Place {
  id: string;
  address: string;
  /** The number before its name, by which it is sorted. */
  position?: number;
}

/** `01-intro` is `intro` at place 1; dates and versions such as `1.2` are names. */
export function withoutNumber(name: string): { name: string; position?: number } {
  if (/^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]?(?:\d{2}|\d{4}))?|^\d+[-_.]\d+/.test(name)) return { name };
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return rest === undefined ? { name } : { name: rest, position: Number(number) };
}

/** Where a page of docs is: by `slug` and `id` of its frontmatter, else by its file. */
export function docPlace(path: string, fields: Options, route: string): Place {
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const { name, position } = withoutNumber(parts.pop() ?? '');
  const folder = parts.map((part) => withoutNumber(part).name).join('/');
  const own = textOf(fields.id) ?? name;
  const slug = textOf(fields.slug);
  const last = folder.split('/').at(-1)?.toLowerCase();
  const isIndex = ['index', 'readme', last].includes(name.toLowerCase());
  const inside = slug?.startsWith('/') ? slug : posix.join('/', folder, slug ?? (isIndex ? '' : own));
  return {
    id: posix.join(folder, own),
    address: posix.join('/', route, inside),
    ...(position !== undefined && { position }),
  };
}

const DATED = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** Where a post is: by its `slug`, else by the day and the name of its file. `day`: as `2024/03/01`. */
export function postPlace(path: string, fields: Options, route: string): { address: string; day?: string } {
  const [, year, month = '', date = '', name = ''] = DATED.exec(path) ?? [];
  const day = year && `${year}/${month.padStart(2, '0')}/${date.padStart(2, '0')}`;
  const slug = textOf(fields.slug);
  const plain = path.replace(/(?:\/index)?\.mdx?$/, '');
  const own = slug ?? (day ? `${day}/${name.replace(/^-+|\/+$/g, '')}` : plain);
  return { address: posix.join('/', route, own), ...(day && { day }) };
}

/** Where a page of `src/pages` is. */
export const pagePlace = (path: string, route: string): string =>
  posix.join('/', route, path.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1'));
