import { align } from '../../core/text/align.ts';
import type { HtmlPassage } from './html-passages.ts';
import { type Hunk, hunksBetween } from './hunks.ts';

/** A passage of a page that is not as it was. One of both is there at least. */
export interface PassageChange {
  before?: HtmlPassage;
  after?: HtmlPassage;
  /** Of the passage in the new page; of one that is gone, of that which follows. */
  at: number;
}

/** Passages that have less in common are two. */
const LEAST_LIKENESS = 0.35;
/** More of them at one place are not paired. */
const MOST_PAIRS = 40_000;

/** What of a page is not as it was, in order. */
export const passageChanges = (
  before: readonly HtmlPassage[],
  after: readonly HtmlPassage[],
): PassageChange[] => hunksBetween(before, after, isSame).flatMap(changesIn);

const isSame = (a: HtmlPassage, b: HtmlPassage): boolean =>
  a.text === b.text &&
  a.tag === b.tag &&
  a.targets.length === b.targets.length &&
  a.targets.every((target, index) => target === b.targets[index]);

function changesIn({ before, after, at }: Hunk<HtmlPassage>): PassageChange[] {
  if (before.length * after.length > MOST_PAIRS) return apart(before, after, at);
  const words = { before: before.map(wordsIn), after: after.map(wordsIn) };
  const worth = (i: number, j: number) => {
    const like = shared(words.before[i] ?? [], words.after[j] ?? []);
    const isKind = isText(before[i]) === isText(after[j]);
    return isKind && like >= LEAST_LIKENESS ? like * 2 : -2;
  };
  const changes: PassageChange[] = [];
  let next = 0;
  for (const [i, j] of align(before.length, after.length, worth)) {
    const change = {
      ...(i !== undefined && { before: before[i] }),
      ...(j !== undefined && { after: after[j] }),
    };
    // What is gone comes before what is new at its place.
    const isGone = j === undefined;
    const place = isGone ? changes.findLastIndex((one) => one.before) + 1 : changes.length;
    changes.splice(place, 0, { ...change, at: isGone ? (changes[place]?.at ?? at + next) : at + j });
    if (!isGone) next = j + 1;
  }
  return changes;
}

const isText = (passage: HtmlPassage | undefined) => passage?.tag !== 'pre' && passage?.tag !== 'tr';

const apart = (
  before: readonly HtmlPassage[],
  after: readonly HtmlPassage[],
  at: number,
): PassageChange[] => [
  ...before.map((passage) => ({ before: passage, at })),
  ...after.map((passage, index) => ({ after: passage, at: at + index })),
];

const wordsIn = ({ text, targets }: HtmlPassage): string[] =>
  text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [text, ...targets];

/** How much two lists of words have in common, from 0 to 1. */
function shared(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    both++;
    left.set(word, count - 1);
  }
  return a.length + b.length === 0 ? 1 : (2 * both) / (a.length + b.length);
}
