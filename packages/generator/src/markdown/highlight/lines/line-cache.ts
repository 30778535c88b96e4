import type { IGrammar, StateStack, StateStackImpl } from 'shiki/textmate';
import type { LinePiece } from './pieces.ts';

/** What comes before a line: the tokeniser's state, one object for all that are equal, and the lines met after it. */
interface LineState {
  readonly stack: StateStack | null;
  readonly known: Map<string, KnownLine>;
}

/** A line in a state: how it looks and the state of the line after it. */
interface KnownLine {
  spans: readonly LinePiece[];
  next: LineState;
}

/** Remembers lines, so that code which stands in both languages of a site, and common lines, are tokenised once. */
export interface LineCache {
  /** The state before the first line. */
  start(grammar: IGrammar): LineState;
  /** The line after `before`, tokenised if it is not known. */
  line(
    grammar: IGrammar,
    before: LineState,
    text: string,
    tokenize: (stack: StateStack | null) => TokenizedLine,
  ): KnownLine;
}

/** A line fresh from the tokeniser. */
interface TokenizedLine {
  spans: readonly LinePiece[];
  stack: StateStack;
}

/** Longer lines seldom come twice. */
const longestText = 400;

/** Makes a cache that forgets everything when it holds `capacity` lines: some 10 MB. */
export function createLineCache(capacity = 20_000): LineCache {
  let states = new Map<IGrammar, LineState[]>();
  let size = 0;
  const statesOf = (grammar: IGrammar) => {
    const known: LineState[] = states.get(grammar) ?? [{ stack: null, known: new Map() }];
    states.set(grammar, known);
    return known;
  };
  const canonical = (grammar: IGrammar, stack: StateStack): LineState => {
    const known = statesOf(grammar);
    const same = known.find((one) => one.stack && isSame(one.stack, stack));
    if (same) return same;
    const state = { stack, known: new Map() };
    if (known.length < mostStates) known.push(state);
    return state;
  };
  return {
    start: (grammar) => statesOf(grammar)[0] ?? { stack: null, known: new Map() },
    line(grammar, before, text, tokenize) {
      const known = before.known.get(text);
      if (known) return known;
      const { spans, stack } = tokenize(before.stack);
      const line = { spans, next: canonical(grammar, stack) };
      if (text.length > longestText) return line;
      size += 1;
      if (size > capacity) {
        states = new Map();
        size = 0;
      } else before.known.set(text, line);
      return line;
    },
  };
}

/** States of one grammar that are told apart; beyond it a search for the same one would take longer than it saves. */
const mostStates = 1000;

/** `equals` leaves out whether a rule began at the end of its line, which moves the anchor of `\G`. */
function isSame(a: StateStack, b: StateStack): boolean {
  return a.depth === b.depth && a.equals(b) && lineEndsOf(a) === lineEndsOf(b);
}

function lineEndsOf(stack: StateStack): string {
  let ends = '';
  for (let one = isImplementation(stack) ? stack : null; one; one = one.parent)
    ends += one.beginRuleCapturedEOL ? '1' : '0';
  return ends;
}

const isImplementation = (stack: StateStack): stack is StateStackImpl => 'beginRuleCapturedEOL' in stack;
