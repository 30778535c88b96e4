import { type CpuLimit, createCpuLimit } from '../../core/clock/cpu-limit.ts';
import { type CodeBudget, createCodeBudget } from './code-budget.ts';
import { createGrammars, type Grammars } from './grammars.ts';
import { innerFences } from './inner-fences.ts';
import { type ColorLines, createLineColorer, TooDeep } from './lines/color-lines.ts';
import { createLineCache, type LineCache } from './lines/line-cache.ts';
import type { LinePiece } from './lines/pieces.ts';
import type { CodeOptions } from './options.ts';
import { createThemePair } from './themes/theme-pair.ts';

/** Colours code in both themes at once. */
export interface Highlighter {
  has(language: string): boolean;
  names(): Iterable<string>;
  /** Must have been awaited for a language before `highlight` colours it. */
  load(languages: Iterable<string>): Promise<void>;
  /**
   * Lines of spans, neighbours of one look joined. A language that is not loaded stays plain, and so does code that takes
   * too long.
   */
  highlight(code: string, language: string, options?: HighlightOptions): Lines;
}

type Lines = (readonly LinePiece[])[];

export interface HighlightOptions {
  /** Brackets of the code itself stand alone and are marked. @default false */
  brackets?: boolean;
  /** That of the page. @default one of its own */
  budget?: CodeBudget;
  /** Called when the code stays plain because it takes too long. */
  onSlow?: () => void;
}

/** Makes a highlighter; themes and engine load once, when the first language is asked for. */
export function createHighlighter(
  { themes }: Pick<CodeOptions, 'themes'>,
  cache: LineCache = createLineCache(),
): Highlighter {
  const limit = createCpuLimit();
  let ready: Promise<void> | undefined;
  let parts: { grammars: Grammars; colorLines: ColorLines } | undefined;
  const start = async () => {
    const pair = await createThemePair(themes);
    const grammars = await createGrammars(pair.theme, limit);
    parts = { grammars, colorLines: createLineColorer(pair, cache, limit) };
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
    highlight(code, language, { brackets = false, budget = createCodeBudget(), onSlow } = {}) {
      const lines = code.split('\n');
      const grammar = parts?.grammars.get(language);
      if (!parts || !grammar) return plain(lines);
      const { grammars, colorLines } = parts;
      const colored = inTime(limit, budget, code.length, () => {
        const spans = colorLines(lines, grammar, { brackets });
        for (const { language: inner, start, end } of innerFences(code, language)) {
          const by = grammars.get(inner);
          if (by) spans.splice(start, end - start, ...colorLines(lines.slice(start, end), by, { brackets }));
        }
        return spans;
      });
      if (!colored) onSlow?.();
      return colored ?? plain(lines);
    },
  };
}

const plain = (lines: readonly string[]): Lines =>
  lines.map((text) => (text ? [{ text, className: '' }] : []));

/** What `color` gives, unless its code is nested too deep or it takes longer than the budget has left. */
function inTime(
  limit: CpuLimit,
  budget: CodeBudget,
  characters: number,
  color: () => Lines,
): Lines | undefined {
  const { result, spentMs } = limit.within(budget.grant(characters), () => {
    try {
      return color();
    } catch (error) {
      if (error instanceof TooDeep) return undefined;
      throw error;
    }
  });
  budget.spend(spentMs);
  return result;
}
