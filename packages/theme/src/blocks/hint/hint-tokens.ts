import { elementTokens, inlineToken, labelToken, type NestedContainer } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { type HintKind, type HintTitles, hintTitle } from './hint-words.ts';

interface Hint {
  kind: HintKind;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** Titles of the author for boxes without one, by language and kind. */
  titles: HintTitles;
  /** Inline Markdown; without it the box says its kind. */
  title?: string;
  /** Lines of the title. */
  map?: [number, number] | null;
  /** A box without a title; a disclosure always has one. */
  noTitle?: boolean;
  /** Whether a disclosure begins open. */
  isOpen?: boolean;
  id?: string;
  classes?: readonly string[];
}

/** The tokens before and behind the text of a box; `details` is a native disclosure. */
export function hintTokens(
  TokenClass: NestedContainer['Token'],
  { kind, lang, titles, title, noTitle, map, isOpen, id, classes = [] }: Hint,
): [before: Token[], after: Token[]] {
  const isDetails = kind === 'details';
  const look = kind === 'danger' ? 'caution' : kind;
  const names = ['hint-container', look, ...classes].join(' ');
  const box = { class: names, id, open: isDetails && isOpen };
  const [open, close] = elementTokens(TokenClass, isDetails ? 'details' : 'div', box);
  if (noTitle && !isDetails) return [[open], [close]];
  const [titleOpen, titleClose] = isDetails
    ? elementTokens(TokenClass, 'summary')
    : elementTokens(TokenClass, 'p', { class: 'hint-container-title' });
  const words = title
    ? inlineToken(TokenClass, title, map)
    : labelToken(TokenClass, hintTitle(kind, lang, titles));
  return [[open, titleOpen, words, titleClose], [close]];
}
