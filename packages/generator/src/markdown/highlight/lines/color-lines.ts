import type { IGrammar } from 'shiki/textmate';
import type { CpuLimit } from '../../../core/clock/cpu-limit.ts';
import type { ThemePair } from '../themes/theme-pair.ts';
import { lookOf } from '../themes/token-metadata.ts';
import { bracketRanges } from './brackets.ts';
import { createLineCache, type LineCache } from './line-cache.ts';
import { cutPieces, type LinePiece } from './pieces.ts';
import type { Span } from './span.ts';

/** The rest of longer lines stays plain: grammars can take the square of a line's length, or more. */
const LONGEST_LINE = 2000;
/** Rules within rules: each line compares as many. Code of people has some fifty. */
const DEEPEST_STATE = 500;

/** Rules are nested deeper than anyone means. */
export class TooDeep extends Error {}

/** Colours lines one after the other, by one grammar. Throws `TooDeep`, and what the limit throws. */
export type ColorLines = (
  texts: readonly string[],
  by: IGrammar,
  options: { brackets: boolean },
) => (readonly LinePiece[])[];

/** Makes what colours lines; those with brackets and those without are remembered apart. */
export function createLineColorer(
  { classOf }: Pick<ThemePair, 'classOf'>,
  cache: LineCache,
  limit: CpuLimit,
): ColorLines {
  let bracketCache: LineCache | undefined;
  const tokenize = (text: string, by: IGrammar, stack: Parameters<IGrammar['tokenizeLine2']>[1]) => {
    const { tokens, ruleStack } = by.tokenizeLine2(text, stack);
    if (ruleStack.depth > DEEPEST_STATE) throw new TooDeep();
    return { tokens, stack: ruleStack };
  };
  return (texts, by, { brackets }) => {
    if (brackets) bracketCache ??= createLineCache();
    const known = (brackets && bracketCache) || cache;
    let state = known.start(by);
    return texts.map((text) => {
      limit.check();
      if (text === '') return [];
      const line = known.line(by, state, text, (before) => {
        const [head, rest] = [text.slice(0, LONGEST_LINE), text.slice(LONGEST_LINE)];
        const { tokens, stack } = tokenize(head, by, before);
        const joined = toSpans(head, tokens, classOf);
        if (rest) joined.push({ text: rest, className: '' });
        return { spans: brackets ? cutPieces(joined, bracketRanges(head, tokens)) : joined, stack };
      });
      state = line.next;
      return line.spans;
    });
  };
}

/** `tokens` holds pairs of start and metadata. */
function toSpans(line: string, tokens: Uint32Array, classOf: ThemePair['classOf']): Span[] {
  const spans: Span[] = [];
  let last: Span | undefined;
  for (let index = 0; index < tokens.length; index += 2) {
    const text = line.slice(tokens[index], tokens[index + 2] ?? line.length);
    if (text === '') continue;
    const className = classOf(lookOf(tokens[index + 1] ?? 0));
    if (last?.className === className) last.text += text;
    else {
      last = { text, className };
      spans.push(last);
    }
  }
  return spans;
}
