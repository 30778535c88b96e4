import { ADDED, type PageFacts, REMOVED } from './page-facts.ts';

const SIGNS = new RegExp(`[${ADDED}${REMOVED}]`, 'g');
const withoutSigns = (code: string): string => code.replace(SIGNS, '');
const withSigns = (code: string): string => code.replace(SIGNS, (sign) => (sign === ADDED ? '+' : '-'));
/** The signs of a gutter may be missing, or be characters. */
const forms = (code: string): readonly [string, string] => [withoutSigns(code), withSigns(code)];

const withoutSpaces = (code: string): string => code.replace(/\s+/g, '');
/** Whole lines and whole words: `tea --pour` isn't part of `tea --pouring`. */
const asLines = (code: string): string => `\n${code.replace(/[^\S\n]+/g, '')}\n`;
const asWords = (code: string): string => ` ${code.replace(/\s+/g, ' ').trim()} `;

/** Blocks that another page lacks. Each of its blocks stands for one; what is left of it may be cut in other places, or be text. */
export function missingCodes(codes: readonly string[], other: Pick<PageFacts, 'codes' | 'texts'>): string[] {
  const { unpaired, left } = pairBlocks(codes, other.codes);
  const lines = [withoutSigns, withSigns].map((form) =>
    left.map((code) => asLines(form(code)).slice(1)).join(''),
  );
  const words = other.texts.map(asWords).join('\n');
  const isFound = (code: string) =>
    lines.some((all) => `\n${all}`.includes(asLines(code))) || words.includes(asWords(code));
  return unpaired.filter((code) => !forms(code).some(isFound)).map(withoutSigns);
}

/** Blocks without an equal one on the other page, and blocks there that are equal to none. */
function pairBlocks(codes: readonly string[], others: readonly string[]) {
  const left = [...others];
  const unpaired = codes.filter((code) => {
    const at = left.findIndex((one) => isEqual(code, one));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { unpaired, left };
}

const isEqual = (code: string, other: string): boolean =>
  forms(code).some((form) => forms(other).some((one) => withoutSpaces(form) === withoutSpaces(one)));
