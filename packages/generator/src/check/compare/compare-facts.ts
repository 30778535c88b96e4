import { missingCodes } from './missing-codes.ts';
import { INLINE_IMAGE, type PageFacts } from './page-facts.ts';

/** Something of an old page that is not on the new one, or the other way round. */
export interface FactDifference {
  kind: 'text' | 'heading' | 'level' | 'code' | 'image';
  /** Whether it is only on the new page. */
  isExtra: boolean;
  /** How many there are, and the first. */
  count: number;
  first: string;
}

/** How an old page compares with the one that answers it. */
export interface ComparedFacts {
  /** Passages that the new page lacks. */
  missing: string[];
  /** All others. */
  differences: FactDifference[];
}

/** Titles of boxes that have none of their own differ from theme to theme. */
const LABEL =
  /^(?:notes?|tips?|info|warning|danger|caution|important|attention|details|hint|提示|注|注意|警告|危险|重要|信息|详情|详细信息|source|源码)[:：]?$/i;

/** Words alone: wrapping, punctuation and case are the theme's. */
const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Compares what readers find. Where something is on the page does not matter. */
export function compareFacts(old: PageFacts, now: PageFacts): ComparedFacts {
  const own = old.texts.filter((text) => !LABEL.test(text));
  const isDrawn = (text: string) => old.hasEmptyPanels && now.inPanels.has(text);
  const ours = now.texts.filter(
    (text) => !LABEL.test(text) && !now.boxTitles.has(text) && text !== old.title && !isDrawn(text),
  );
  const ourCodes = now.codes.filter((code) => !isDrawn(code));
  const differences = [
    ...difference('text', true, missingTexts(ours, old)),
    ...difference(
      'heading',
      false,
      old.headings.filter((id) => !now.ids.has(id)),
    ),
    ...difference('level', false, otherLevels(old, now)),
    ...difference('code', false, missingCodes(old.codes, now)),
    ...difference('code', true, missingCodes(ourCodes, old)),
    ...difference('image', false, missingImages(old, now)),
  ];
  return { missing: missingTexts(own, now), differences };
}

/** Headings that readers find at another place of the outline, or that are text. */
const otherLevels = (old: PageFacts, now: PageFacts): string[] =>
  old.headings.flatMap((id) => {
    const [was, is] = [old.levels.get(id), now.levels.get(id)];
    return was === is || !now.ids.has(id) ? [] : [`"${id}" was ${was}, is ${is ?? 'no heading'}`];
  });

/** None, or one. */
export function difference(
  kind: FactDifference['kind'],
  isExtra: boolean,
  all: readonly string[],
): FactDifference[] {
  const [first] = all;
  return first === undefined ? [] : [{ kind, isExtra, count: all.length, first }];
}

/** A text may be cut in other places, and code be text elsewhere: text without the code between it, code, then both in order. */
function missingTexts(texts: readonly string[], other: PageFacts): string[] {
  const { codes, inOrder } = other;
  const all = [other.texts, codes, inOrder].map((passages) => passages.map(plainWords).join('')).join('\n');
  return texts.filter((text) => !all.includes(plainWords(text)));
}

/** An image that is in the page itself has no name; its description stands for it. */
function missingImages(old: PageFacts, now: PageFacts): string[] {
  const isInline = (name: string) => name.startsWith(INLINE_IMAGE);
  return [
    ...missing(
      old.images.filter((name) => !isInline(name)),
      now.images,
    ),
    ...old.images
      .filter((name) => isInline(name) && !now.descriptions.has(name.slice(INLINE_IMAGE.length)))
      .map((name) => name.slice(INLINE_IMAGE.length)),
  ];
}

/** Each of the others stands for one. */
function missing(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const found = left.findIndex(
      (other) => other === name || other.startsWith(`${name}-`) || name.startsWith(`${other}-`),
    );
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
}
