import type { RegexEngine } from 'shiki';
import type { IOnigMatch, OnigScanner, OnigString } from 'shiki/textmate';
import type { CpuLimit } from '../../core/clock/cpu-limit.ts';
import {
  type Characters,
  charactersOf,
  mayMatch,
  type RequiredCharacters,
  requiredCharacters,
} from './required-characters.ts';

/** Patterns that are kept compiled. The ends of here-documents and fences are patterns of their own. */
const MOST_PATTERNS = 5000;
/** What finds something else when the search begins elsewhere. */
const BY_POSITION = /\\[GK]/;
/** After so many searches it is worth to know what a pattern cannot do without: most lines have no match. */
const SEARCHES = 64;

/**
 * Scanners whose patterns are compiled once for all of them, each when it is first looked for: grammars repeat theirs (of
 * the 4,400 patterns of six languages 711 differ), and compiling takes longer than searching. They find what the
 * engine's own find: the first match, of several at one place that of the pattern which comes first. `limit` is asked before each
 * search; what compiling takes does not count, since it is the grammar's and not the code's.
 */
export function sharedScanners(engine: RegexEngine, limit: CpuLimit): RegexEngine {
  const known = new Map<string, Pattern>();
  const by = { engine, limit, charactersIn: rememberCharacters() };
  const patternOf = (source: string) => {
    const pattern = known.get(source) ?? new Pattern(source, by);
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
  let first: Pattern | undefined;
  let start = Number.POSITIVE_INFINITY;
  let index = 0;
  for (let at = 0; at < patterns.length && start > from; at++) {
    const pattern = patterns[at];
    const found = pattern?.search(text, from, options) ?? Number.POSITIVE_INFINITY;
    if (found >= start) continue;
    first = pattern;
    start = found;
    index = at;
  }
  const match = first?.match;
  return match ? { index, captureIndices: match.captureIndices } : null;
}

/** Lines of code that are searched, and what limits it. */
interface Searched {
  engine: RegexEngine;
  limit: CpuLimit;
  charactersIn(text: OnigString): Characters;
}

/**
 * A pattern, compiled when it is first looked for. Remembers the last match: a tokeniser asks for it again until it has come so far. A
 * class, since 1,000 pages ask five million times.
 */
class Pattern {
  readonly #source: string;
  readonly #by: Searched;
  readonly #isByPosition: boolean;
  #scanner: OnigScanner | undefined;
  #searches = 0;
  #required: RequiredCharacters | undefined;
  #text: OnigString | undefined;
  #from = 0;
  #options = 0;
  #start = 0;
  /** What the last search has found. */
  match: IOnigMatch | null = null;

  constructor(source: string, by: Searched) {
    this.#source = source;
    this.#by = by;
    this.#isByPosition = BY_POSITION.test(source);
  }

  /** Where the next match starts, infinitely far when there is none. */
  search(text: OnigString, from: number, options: number): number {
    const isKnown = this.#text === text && this.#options === options && this.#from <= from;
    if (isKnown && this.#start >= from && !this.#isByPosition) return this.#start;
    this.#text = text;
    this.#from = from;
    this.#options = options;
    this.match = this.#mayMatch(text) ? this.#find(text, from, options) : null;
    this.#start = this.match?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
    return this.#start;
  }

  /** Gives back what it takes in the engine's memory, until it is looked for again. */
  release(): void {
    this.#scanner?.dispose?.();
    this.#scanner = undefined;
    this.#text = undefined;
    this.match = null;
  }

  #mayMatch(text: OnigString): boolean {
    if (++this.#searches === SEARCHES) this.#required = requiredCharacters(this.#source);
    return !this.#required || mayMatch(this.#required, this.#by.charactersIn(text));
  }

  #find(text: OnigString, from: number, options: number): IOnigMatch | null {
    this.#by.limit.check();
    this.#scanner ??= this.#compile();
    return this.#scanner.findNextMatchSync(text, from, options);
  }

  #compile(): OnigScanner {
    const startMs = performance.now();
    const compiled = this.#by.engine.createScanner([this.#source]);
    this.#by.limit.extend(performance.now() - startMs);
    return compiled;
  }
}

/** Remembers those of the last text. */
function rememberCharacters(): (text: OnigString) => Characters {
  let last: OnigString | undefined;
  let characters: Characters = charactersOf('');
  return (text) => {
    if (text !== last) [last, characters] = [text, charactersOf(text.content)];
    return characters;
  };
}
