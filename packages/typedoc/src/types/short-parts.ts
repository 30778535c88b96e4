import { type TypePart, textOfParts } from './type-parts.ts';

/** Longer types say less than their outline does. */
const LONGEST = 320;

/** Brackets that are always kept may be so deep. */
const DEEPEST = 6;

/** A type that is not too long to read: what stands deep in its brackets becomes `…`. */
export function shortParts(parts: readonly TypePart[]): readonly TypePart[] {
  let short = parts;
  for (let depth = DEEPEST; depth > 0 && textOfParts(short).length > LONGEST; depth--)
    short = outline(parts, depth);
  return short;
}

/** The parts with `…` for the content of brackets that are deeper than `deepest`. */
function outline(parts: readonly TypePart[], deepest: number): TypePart[] {
  let depth = 0;
  let isCut = false;
  return parts.flatMap((part) => {
    let text = '';
    for (const [sign, step] of signsOf(part.text)) {
      const isKept = Math.min(depth, depth + step) < deepest;
      depth += step;
      if (isKept) text += isCut ? `…${sign}` : sign;
      isCut = !isKept;
    }
    return text === '' ? [] : [{ ...part, text }];
  });
}

/** The characters of a text, each with the step that it makes into brackets or out of them. */
function signsOf(text: string): [sign: string, step: -1 | 0 | 1][] {
  const isLiteral = /^['"`]/.test(text);
  return [...text].map((sign, index, all) => {
    if (isLiteral || (sign === '>' && all[index - 1] === '=')) return [sign, 0];
    return [sign, '<{[('.includes(sign) ? 1 : '>}])'.includes(sign) ? -1 : 0];
  });
}
