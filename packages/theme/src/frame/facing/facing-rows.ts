import type { ElementPair } from './align-elements.ts';
import { still } from './other-leaf.ts';

/** The other language, as the button names it. */
export interface OtherLanguage {
  lang: string;
  /** Empty where both languages run in the same direction. */
  dir: string;
  label: string;
}

/** A row for each pair of elements. `open`: whether passages of the translation are shown at once. */
export const facingRows = (pairs: readonly ElementPair[], other: OtherLanguage, open: boolean) =>
  pairs.map(([here, there]) => {
    const row = element('div', 'frame-facing-row', element('div', 'prose', ...(here ? [here] : [])));
    if (there) row.append(sideOf(there, other, open));
    return row;
  });

/** On phones, each passage of the translation opens below its own; beside it, it is always open, and so are headings, which are short. */
function sideOf(there: Element, { lang, dir, label }: OtherLanguage, open: boolean): HTMLDetailsElement {
  const text = element('div', 'prose', ...still(there));
  // The line between the leaves is that of the page.
  if (dir) text.dir = dir;
  const side = element('details', 'frame-facing-side', element('summary', '', label), text);
  side.lang = lang;
  const isHeading = /^H\d$/.test(there.tagName);
  side.toggleAttribute('data-heading', isHeading);
  side.open = open || isHeading;
  return side;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
