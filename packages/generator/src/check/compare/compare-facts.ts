import { ADDED, INLINE_IMAGE, type PageFacts, REMOVED } from './page-facts.ts';

/** Something of an old page that is not on the new one, or the other way round. */
export interface FactDifference {
  kind: 'text' | 'heading' | 'code' | 'image';
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
const SIGNS = new RegExp(`[${ADDED}${REMOVED}]`, 'g');

/** Code without spaces: without the signs of a gutter, and with them. */
const lines = (code: string): readonly [string, string] => {
  const written = code.replace(/\s+/g, '');
  return [written.replace(SIGNS, ''), written.replace(SIGNS, (sign) => (sign === ADDED ? '+' : '-'))];
};

/** Compares what readers find. Where something is on the page does not matter. */
export function compareFacts(old: PageFacts, now: PageFacts): ComparedFacts {
  const own = old.texts.filter((text) => !LABEL.test(text));
  const ours = now.texts.filter((text) => !LABEL.test(text) && !now.boxTitles.has(text));
  const differences = [
    ...difference('text', true, missingTexts(ours, old)),
    ...difference(
      'heading',
      false,
      old.headings.filter((id) => !now.ids.has(id)),
    ),
    ...difference('code', false, missingCodes(old.codes, now)),
    ...difference('code', true, missingCodes(now.codes, old)),
    ...difference('image', false, missingImages(old, now)),
  ];
  return { missing: missingTexts(own, now), differences };
}

/** None, or one. */
export function difference(
  kind: FactDifference['kind'],
  isExtra: boolean,
  all: readonly string[],
): FactDifference[] {
  const [first] = all;
  return first === undefined ? [] : [{ kind, isExtra, count: all.length, first }];
}

/** Texts without the code between them, code, then both as they follow each other. */
const joined = ({ texts, codes, inOrder }: PageFacts, plain: (text: string) => string): string =>
  [texts, codes, inOrder].map((passages) => passages.map(plain).join('')).join('\n');

/** A text may be cut in other places, and code be text elsewhere. */
function missingTexts(texts: readonly string[], other: PageFacts): string[] {
  const all = joined(other, plainWords);
  return texts.filter((text) => !all.includes(plainWords(text)));
}

function missingCodes(codes: readonly string[], other: PageFacts): string[] {
  const all = [0, 1].map((form) => joined(other, (code) => `${lines(code)[form]}\n`)).join('\n');
  return codes
    .filter((code) => !lines(code).some((form) => all.includes(form)))
    .map((code) => code.replace(SIGNS, ''));
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
