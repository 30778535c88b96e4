import { CJK_LETTER } from 'bifolio/search';

const LETTER = String.raw`[[\p{L}\p{N}]--${CJK_LETTER}]`;
const BETWEEN_WIDE = new RegExp(`(?<=${CJK_LETTER})(?=${CJK_LETTER})`, 'v');
const STARTS_WITH_LETTER = new RegExp(`^${LETTER}`, 'v');
const ENDS_WITH_LETTER = new RegExp(`${LETTER}$`, 'v');

/** Matches pieces of an excerpt in the text of their page, where their spaces may be any or none, as whole words. */
export function foundPattern(found: readonly string[]): RegExp | undefined {
  const sources = found
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((piece) => {
      const start = STARTS_WITH_LETTER.test(piece) ? `(?<!${LETTER})` : '';
      const end = ENDS_WITH_LETTER.test(piece) ? `(?!${LETTER})` : '';
      const words = piece.split(/\s+/).flatMap((word) => word.split(BETWEEN_WIDE));
      return start + words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s*') + end;
    });
  return sources.length > 0 ? new RegExp(sources.join('|'), 'giv') : undefined;
}
