import { type HtmlPassage, type HtmlSpan, htmlText } from './html-passages.ts';
import { hunksBetween } from './hunks.ts';

/** A word that is gone or new, or some of them. */
export interface WordChange {
  /** Texts that were there. */
  removed: string;
  /** Where new ones are in the new HTML, one for each text that they are part of. */
  added: readonly HtmlSpan[];
  /** Where the old ones were, in the new HTML. */
  place: number;
}

interface Word extends HtmlSpan {
  text: string;
}

/** Longer passages are compared as a whole. */
const MOST_WORDS = 3000;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** What of a passage is not as it was, word by word; `undefined` where that would tell nothing. */
export function wordChanges(
  before: { passage: HtmlPassage; html: string },
  after: { passage: HtmlPassage; html: string },
): WordChange[] | undefined {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return undefined;
  const hunks = hunksBetween(a, b, (one, other) => one.text === other.text);
  const changes = joined(hunks, b).map(({ before: gone, after: come, at }) => ({
    removed: gone.map(({ text }) => text).join(''),
    added: spansOf(come),
    place: b[at]?.start ?? b.at(-1)?.end ?? 0,
  }));
  return changes.length > 0 ? changes : undefined;
}

interface Words {
  before: readonly Word[];
  after: readonly Word[];
  at: number;
}

/** Changes between which there is a blank only are one. */
function joined(hunks: readonly Words[], all: readonly Word[]): Words[] {
  const found: Words[] = [];
  for (const hunk of hunks) {
    const last = found.at(-1);
    const from = last ? last.at + last.after.length : 0;
    const between = all.slice(from, hunk.at);
    if (last && between.length === 1 && between[0]?.text.trim() === '')
      found[found.length - 1] = {
        before: [...last.before, ...between, ...hunk.before],
        after: [...last.after, ...between, ...hunk.after],
        at: last.at,
      };
    else found.push(hunk);
  }
  return found;
}

function wordsOf({ passage: { pieces }, html }: { passage: HtmlPassage; html: string }): Word[] {
  return pieces.flatMap(({ start, end, whole }) =>
    whole === undefined ? wordsIn(html, start, end) : [{ text: whole, start, end }],
  );
}

function wordsIn(html: string, start: number, end: number): Word[] {
  const parts = html.slice(start, end).matchAll(/&#?\w+;|[^&]+|&/g);
  return [...parts].flatMap(({ 0: part, index }) => {
    const from = start + index;
    if (part.startsWith('&')) return [{ text: htmlText(part), start: from, end: from + part.length }];
    return [...words.segment(part)].map(({ segment, index: at }) => ({
      text: segment.replace(/[^\S\n]+/g, ' '),
      start: from + at,
      end: from + at + segment.length,
    }));
  });
}

/** Words that follow each other without a tag between them are one span. */
function spansOf(come: readonly Word[]): HtmlSpan[] {
  const spans: HtmlSpan[] = [];
  for (const { start, end } of come) {
    const last = spans.at(-1);
    if (start === end) continue;
    if (last?.end === start) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
