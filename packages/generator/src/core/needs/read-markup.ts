import { mainOf } from './main-of.ts';
import { markupSources } from './markup-sources.ts';
import { mergeSources } from './merge-needs.ts';
import type { Sources } from './types.ts';

/** What a piece of HTML tells of itself. */
export interface ReadMarkup {
  sources: Sources;
  anchors: readonly string[];
}

/**
 * Reads HTML that somebody else has written, at the moment it is drawn: tags of authors, and what React and plugins of markdown-it
 * have made. Pages are never read as a whole: their text has been read already, piece by piece.
 */
export function readMarkup(html: string): ReadMarkup {
  const found = headAndBody(html).flatMap(markupSources);
  return { sources: found.length > 0 ? mergeSources(found) : NOTHING, anchors: anchorsIn(html) };
}

const NOTHING: Sources = {};

/** Apart: every head has scripts, and is short; most bodies have none, and need not be parsed. */
function headAndBody(html: string): string[] {
  const body = html.indexOf('<body');
  return body < 0 ? [html] : [html.slice(0, body), html.slice(body)];
}

/**
 * Everything that a link may point at: what has an id, whoever drew it, and `<a name>`. Only what is inside `<main>`, if there is
 * one: navigation and sheets have ids of their own that no author means.
 */
const anchorsIn = (html: string): string[] =>
  MAY_BE_ANCHOR.test(html)
    ? [...(mainOf(html) ?? html).matchAll(ANCHOR)].map(([, id, name]) => id ?? name ?? '')
    : [];

const MAY_BE_ANCHOR = /\s(?:id|name)="/;
const ANCHOR = /\sid="([^"]+)"|<a\s(?:[^>]*\s)?name="([^"]+)"/g;
