import type { Token } from 'markdown-it';
import { onceOf } from '../../core/cache/once-of.ts';
import type { Detector } from './detector.ts';

/** Parts of a page, without code. */
type Place =
  /** A run of text within a line. */
  | 'text'
  /** The same, with a bare address behind it. */
  | 'text-and-address'
  /** The source of a paragraph, from its beginning. */
  | 'paragraph'
  /** The source of the first paragraph of a page. */
  | 'first-paragraph'
  /** A line of a paragraph. */
  | 'line'
  /** A line of a block of HTML. */
  | 'html-line'
  /** A line of the source of whatever holds text. */
  | 'source-line';

/** A mistake that leaves text where something else was meant: where and what it looks like, and what is told of it. */
export interface Slip {
  code: string;
  /** @default 'warning' */
  severity?: 'error';
  at: readonly Place[];
  /** What the pattern always finds something with: it is found much sooner. */
  sign?: string;
  pattern: RegExp;
  /** Told where it is first on a page, or where each message is first. @default wherever it is */
  isOnce?: boolean | 'message';
  message(match: RegExpExecArray): string;
  hint(match: RegExpExecArray): string;
}

interface Part {
  place: Place;
  text: string;
  /** Counted from 1. */
  line: number;
}

/** A detector of slips. `sign`: each of them has it, and it is found much sooner. */
export function slipDetector(name: string, slips: readonly Slip[], sign?: RegExp): Detector {
  const at = Object.groupBy(
    slips.flatMap((slip) => slip.at.map((place) => ({ place, slip }))),
    ({ place }) => place,
  );
  return {
    name,
    look({ tokens, page }) {
      const told = new Set<Slip | string>();
      for (const { place, text, line } of sharedParts(tokens)) {
        const here = at[place];
        if (!here || sign?.test(text) === false) continue;
        for (const { slip } of here) {
          const match = !told.has(slip) && matchOf(slip, text);
          if (!match) continue;
          const { code, severity = 'warning', isOnce } = slip;
          const message = slip.message(match);
          if (isOnce === 'message' && told.has(message)) continue;
          if (isOnce) told.add(isOnce === 'message' ? message : slip);
          page.report({ severity, code, line, message, hint: slip.hint(match) });
        }
      }
    },
  };
}

const matchOf = ({ sign, pattern }: Slip, text: string) =>
  sign === undefined || text.includes(sign) ? pattern.exec(text) : null;

/** Several detectors look at the parts of a page, one after the other. */
const sharedParts = onceOf((tokens: readonly Token[]): readonly Part[] => {
  const parts: Part[] = [];
  for (const [at, token] of tokens.entries()) addParts(parts, token, tokens[at - 1], at === 1);
  return parts;
});

function addParts(parts: Part[], token: Token, before: Token | undefined, isFirst: boolean): void {
  const { type, content, map } = token;
  if (!map) return;
  const line = map[0] + 1;
  if (type === 'html_block') addLines(parts, 'html-line', content, line);
  if (type !== 'inline') return;
  addLines(parts, 'source-line', content, line);
  if (before?.type === 'paragraph_open') {
    if (isFirst) parts.push({ place: 'first-paragraph', text: content, line });
    parts.push({ place: 'paragraph', text: content, line });
    addLines(parts, 'line', withoutCode(token), line);
  }
  addRuns(parts, token.children ?? [], line);
}

function addRuns(parts: Part[], children: readonly Token[], first: number): void {
  let line = first;
  for (const [index, { type, content: text }] of children.entries()) {
    if (type === 'softbreak' || type === 'hardbreak') line += 1;
    if (type !== 'text') continue;
    parts.push({ place: 'text', text, line });
    parts.push({ place: 'text-and-address', text: text + addressAt(children, index + 1), line });
  }
}

function addLines(parts: Part[], place: Place, text: string, first: number): void {
  if (!text.includes('\n')) parts.push({ place, text, line: first });
  else
    for (const [below, line] of text.split('\n').entries())
      parts.push({ place, text: line, line: first + below });
}

const withoutCode = ({ children, content }: Token): string => children?.map(partOf).join('') ?? content;

function partOf({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'html_inline' ? content : ' ';
}

/** A bare address that begins here, and the text behind it. */
const addressAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.info === 'auto' ? `${tokens[at + 1]?.content}${tokens[at + 3]?.content ?? ''}` : '';
