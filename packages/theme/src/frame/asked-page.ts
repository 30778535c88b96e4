import { z } from 'zod';

/** A page, for functions in the config that say on which pages something is. */
export interface AskedPage {
  /** Its address without the site's base: `/en/guide/intro/`. */
  path: string;
  title: string;
  /** BCP 47 tag of its language. */
  lang: string;
  /** Its file from the source folder: `en/guide/intro.md`. Empty for pages made of others. */
  filePathRelative: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** On which pages something is: all, none, or those of which a function says `true`. */
export const pagesOption = z.union([
  z.boolean(),
  z.custom<(page: AskedPage) => boolean>((value) => typeof value === 'function', {
    error: 'a function that is given a page and returns true or false',
  }),
]);
