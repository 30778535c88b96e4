import { SLUGS } from '../../../../markdown/headings/slug-styles.ts';

/** The path of a file as Astro names its page: each part as an id of GitHub, without its ending. */
export const slugifyPath = (path: string): string =>
  path
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => SLUGS.github.slug(part, part))
    .join('/');
