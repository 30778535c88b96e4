import type { RegexEngine } from 'shiki';
import type { IOnigMatch, OnigScanner, OnigString } from 'shiki/textmate';
import type { CpuLimit } from '../../core/clock/cpu-limit.ts';

/** A pattern, compiled when it is first looked for. */
interface Pattern {
  search(text: OnigString, from: number, options: number): IOnigMatch | null;
  /** Gives back what it takes in the engine's memory, until it is looked for again. */
  release(): void;
}

/** Patterns that are kept compiled. The ends of here-documents and fences are patterns of their own. */
const MOST_PATTERNS = 5000;
/** What finds something else when the search begins elsewhere. */
const BY_POSITION = /\\[GK]/;

/**
 * Scanners whose patterns are compiled once for all of them, each when it is first looked for: grammars repeat theirs (of
 * the 4,400 patterns of six languages 711 differ), and compiling takes longer than searching. They find what the
 * engine's own find: the first match, of several at one place that of the pattern which comes first. `limit` is asked before each
 * search; what compiling takes does not count, since it is the grammar's and not the code's.
 */
export function sharedScanners(engine: RegexEngine, limit: CpuLimit): RegexEngine {
  const known = new Map<string, Pattern>();
  const patternOf = (source: string) => {
    const pattern = known.get(source) ?? createPattern(source, engine, limit);
    if (known.size >= MOST_PATTERNS) {
      for (const one of known.values()) one.release();
      known.clear();
    }
    known.set(source, pattern);
    return pattern;
  };

  function createScanner(sources: (string | RegExp)[]): OnigScanner {
    const patterns = sources.map((source) => patternOf(typeof source === 'string' ? source : source.source));
    return {
      findNextMatchSync(text, from, options) {
        const string = typeof text === 'string' ? engine.createString(text) : text;
        return firstMatch(patterns, string, from, Number(options));
      },
    };
  }
  return { createScanner, createString: engine.createString };
}

function firstMatch(
  patterns: readonly Pattern[],
  text: OnigString,
  from: number,
  options: number,
): IOnigMatch | null {
  let first: IOnigMatch | null = null;
  let index = 0;
  for (let at = 0; at < patterns.length && startOf(first) > from; at++) {
    const match = patterns[at]?.search(text, from, options) ?? null;
    if (startOf(match) < startOf(first)) [first, index] = [match, at];
  }
  return first && { index, captureIndices: first.captureIndices };
}

/** Remembers the last match: a tokeniser asks for it again until it has come so far. */
function createPattern(source: string, { createScanner }: RegexEngine, limit: CpuLimit): Pattern {
  const byPosition = BY_POSITION.test(source);
  let scanner: OnigScanner | undefined;
  let last: { text: OnigString; from: number; options: number; match: IOnigMatch | null } | undefined;
  const compile = () => {
    const startMs = performance.now();
    const compiled = createScanner([source]);
    limit.extend(performance.now() - startMs);
    return compiled;
  };
  return {
    search(text, from, options) {
      const isKnown = last?.text === text && last.options === options && last.from <= from;
      if (last && isKnown && !byPosition && startOf(last.match) >= from) return last.match;
      limit.check();
      scanner ??= compile();
      const match = scanner.findNextMatchSync(text, from, options);
      last = { text, from, options, match };
      return match;
    },
    release() {
      scanner?.dispose?.();
      scanner = undefined;
      last = undefined;
    },
  };
}

const startOf = (match: IOnigMatch | null) => match?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
