import { mainOf } from '../html/main-of.ts';

/**
 * Everything in a page that a link may point at: what has an id, whoever drew it, and `<a name>`. Only what is inside
 * `<main>`, if there is one: navigation and sheets have ids of their own that no author means.
 */
export const anchorsOf = (html: string): string[] =>
  [...(mainOf(html) ?? html).matchAll(ANCHOR)].map(([, id, name]) => id ?? name ?? '');

const ANCHOR = /\sid="([^"]+)"|<a\s(?:[^>]*\s)?name="([^"]+)"/g;
