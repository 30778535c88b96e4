import type { IGrammar } from 'shiki/textmate';
import { bracketRanges } from './brackets.ts';
import { createGrammars, type Grammars } from './grammars.ts';
import { innerFences } from './inner-fences.ts';
import { createLineCache, type LineCache } from './line-cache.ts';
import type { CodeOptions } from './options.ts';
import { cutPieces, type Piece } from './pieces.ts';
import type { Span } from './span.ts';
import { createThemePair, type ThemePair } from './theme-pair.ts';
import { lookOf } from './token-metadata.ts';

/** Colours code in both themes at once. */
export interface Highlighter {
  has(language: string): boolean;
  names(): Iterable<string>;
  /** Must have been awaited for a language before `highlight` colours it. */
  load(languages: Iterable<string>): Promise<void>;
  /**
   * Lines of spans, neighbours of one look joined. A language that is not loaded stays plain. With `brackets`, those of
   * the code itself stand alone and are marked.
   */
  highlight(code: string, language: string, options?: { brackets: boolean }): (readonly Piece[])[];
}

/** What comes after so many characters of a line stays plain: grammars can take the square of a line's length, or more. */
const longestLine = 2000;
/** Wall-clock milliseconds a line may take before the rest of it stays plain: far more than a busy machine needs to compile a grammar. */
const lineTimeLimitMs = 10_000;

/** Makes a highlighter; themes and engine load once, when the first language is asked for. */
export function createHighlighter(
  { themes }: Pick<CodeOptions, 'themes'>,
  cache: LineCache = createLineCache(),
): Highlighter {
  let bracketCache: LineCache | undefined;
  let ready: Promise<void> | undefined;
  let parts: { pair: ThemePair; grammars: Grammars } | undefined;
  const start = async () => {
    const pair = await createThemePair(themes);
    parts = { pair, grammars: await createGrammars(pair.theme) };
  };
  return {
    has: (language) => parts?.grammars.has(language) ?? false,
    names: () => parts?.grammars.names() ?? [],
    async load(languages) {
      const wanted = [...languages];
      if (wanted.length === 0) return;
      ready ??= start();
      await ready;
      await parts?.grammars.load(wanted);
    },
    highlight(code, language, { brackets } = { brackets: false }) {
      const lines = code.split('\n');
      const grammar = parts?.grammars.get(language);
      if (!parts || !grammar) return lines.map((text) => (text ? [{ text, className: '' }] : []));
      const { classOf } = parts.pair;
      const { grammars } = parts;
      if (brackets) bracketCache ??= createLineCache();
      const known = (brackets && bracketCache) || cache;
      const spansOf = (texts: readonly string[], by: IGrammar) => {
        let state = known.start(by);
        return texts.map((text) => {
          if (text === '') return [];
          const line = known.line(by, state, text, (stack) => {
            const [head, rest] = [text.slice(0, longestLine), text.slice(longestLine)];
            const result = by.tokenizeLine2(head, stack, lineTimeLimitMs);
            const joined = toSpans(head, result.tokens, classOf);
            if (rest) joined.push({ text: rest, className: '' });
            const spans = brackets ? cutPieces(joined, bracketRanges(head, result.tokens)) : joined;
            return { spans, stack: result.ruleStack, stoppedEarly: result.stoppedEarly };
          });
          state = line.next;
          return line.spans;
        });
      };
      const spans: (readonly Piece[])[] = spansOf(lines, grammar);
      for (const { language: inner, start, end } of innerFences(code, language)) {
        const by = grammars.get(inner);
        if (by) spans.splice(start, end - start, ...spansOf(lines.slice(start, end), by));
      }
      return spans;
    },
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
