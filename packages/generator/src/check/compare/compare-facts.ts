import type { PageFacts } from './page-facts.ts';

/** Something of an old page that is not on the new one, or the other way round. */
export interface FactDifference {
  kind: 'text' | 'heading' | 'code' | 'image';
  /** Whether it is only on the new page. */
  isExtra: boolean;
  /** How many there are, and the first. */
  count: number;
  first: string;
}

/** Words alone: wrapping, punctuation and case are the theme's. */
const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const lines = (code: string): string => code.replace(/\s+/g, '');

/** Compares what readers find. Where something is on the page does not matter. */
export function compareFacts(old: PageFacts, now: PageFacts): FactDifference[] {
  return [
    ...difference('text', false, missingTexts(old.texts, now)),
    ...difference('text', true, missingTexts(now.texts, old)),
    ...difference(
      'heading',
      false,
      old.headings.filter((id) => !now.ids.has(id)),
    ),
    ...difference('code', false, missingCodes(old.codes, now)),
    ...difference('code', true, missingCodes(now.codes, old)),
    ...difference('image', false, missing(old.images, now.images)),
  ];
}

function difference(
  kind: FactDifference['kind'],
  isExtra: boolean,
  all: readonly string[],
): FactDifference[] {
  const [first] = all;
  return first === undefined ? [] : [{ kind, isExtra, count: all.length, first }];
}

/** A text may be cut in other places, and code be text elsewhere. */
function missingTexts(texts: readonly string[], { texts: others, codes }: PageFacts): string[] {
  const all = [...others, ...codes].map(words).join('');
  return texts.filter((text) => !all.includes(words(text)));
}

function missingCodes(codes: readonly string[], { codes: others, texts }: PageFacts): string[] {
  const all = [...others, ...texts].map(lines).join('\n');
  return codes.filter((code) => !all.includes(lines(code)));
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
