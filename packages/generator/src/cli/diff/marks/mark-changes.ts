import { escapeHtml } from '../../../core/html/escape-html.ts';
import { type HtmlPassage, type HtmlSpan, htmlPassages } from '../../../site/compare/html-passages.ts';
import { type PassageChange, passageChanges } from '../../../site/compare/passage-changes.ts';
import { wordChanges } from '../../../site/compare/word-changes.ts';
import type { DiffWords } from './diff-words.ts';
import { note, removedHtml, removedPlace } from './removed-html.ts';

/** A mark in a page. */
export interface ChangeMark {
  id: string;
  kind: 'added' | 'removed' | 'changed';
  /** What it is about, cut to a line. */
  text: string;
}

/** The text of a page with a mark at all that is not as it was. */
export interface MarkedHtml {
  html: string;
  marks: readonly ChangeMark[];
}

/** Something to write into the new text. */
interface Insertion {
  at: number;
  /** At the same place, what closes comes first and what opens last. */
  order: 'close' | 'apart' | 'open';
  text: string;
}

interface Texts {
  before: string;
  after: string;
  words: DiffWords;
}

const ORDER = ['close', 'apart', 'open'];
/** A line of the list of changes. */
const MOST_CHARACTERS = 80;

/** Marks in the HTML of a page all that is not as it was in that of before. Nothing of the old HTML is taken but its words. */
export function markChanges(before: string, after: string, words: DiffWords): MarkedHtml {
  const now = htmlPassages(after);
  const changes = passageChanges(htmlPassages(before), now);
  const marks = changes.map((change, index) => markOf(change, `diff-${index + 1}`));
  const texts = { before, after, words };
  const insertions = changes.flatMap((change, index) =>
    insertionsFor(change, now, texts, `diff-${index + 1}`),
  );
  return { html: withInsertions(after, insertions), marks };
}

function markOf({ before, after }: PassageChange, id: string): ChangeMark {
  const kind = !before ? 'added' : after ? 'changed' : 'removed';
  const { text = '' } = after ?? before ?? {};
  const line = text.replace(/\s+/g, ' ');
  return { id, kind, text: line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line };
}

function insertionsFor(
  change: PassageChange,
  now: readonly HtmlPassage[],
  texts: Texts,
  id: string,
): Insertion[] {
  const { before, after } = change;
  const { words } = texts;
  if (!after) {
    const place = removedPlace(change, now);
    return [{ at: place.at, order: 'apart', text: removedHtml(before, place.isBeside, { id, words }) }];
  }
  if (after.ranges.length === 0) return [besideIsland(before, after, words, id)];
  if (!before) return around(after.ranges, 'ins', id, note(words, words.added));
  const changed = wordChanges({ passage: before, html: texts.before }, { passage: after, html: texts.after });
  const isText = before.text !== after.text;
  if (!changed || !isText)
    return around(
      after.ranges,
      isText ? 'ins' : 'mark',
      id,
      note(words, isText ? words.changed : words.otherTarget),
    );
  return changed.flatMap(({ removed, added, place }, index) => {
    const own = (isFirst: boolean) => (index === 0 && isFirst ? id : undefined);
    const gone = removed.trim() !== '';
    const del = `${tag('del', own(true))}${note(words, words.removed)}${escapeHtml(removed)}</del>`;
    return [
      ...(gone ? [{ at: place, order: 'apart' as const, text: del }] : []),
      ...around(added, 'ins', own(!gone), note(words, words.added)),
    ];
  });
}

/** What script takes over stays as it is: what differs in it is told before it. */
function besideIsland(
  before: HtmlPassage | undefined,
  after: HtmlPassage,
  words: DiffWords,
  id: string,
): Insertion {
  const old = before ? `<del>${note(words, words.removed)}${escapeHtml(before.text)}</del> ` : '';
  const text = `<p class="diff-beside" id="${id}">${old}<ins>${note(words, words.added)}${escapeHtml(after.text)}</ins></p>`;
  return { at: after.top.start, order: 'apart', text };
}

/** Elements around spans, the first of which has the id and a text for those who do not see its color. */
const around = (
  spans: readonly HtmlSpan[],
  name: 'ins' | 'mark',
  id: string | undefined,
  text: string,
): Insertion[] =>
  spans.flatMap(({ start, end }, index) => [
    { at: start, order: 'open', text: `${tag(name, index === 0 ? id : undefined)}${text}` },
    { at: end, order: 'close', text: `</${name}>` },
  ]);

/** Code is copied as it is now. */
const tag = (name: 'ins' | 'del' | 'mark', id: string | undefined): string =>
  `<${name} class="diff-mark${name === 'del' ? ' vp-copy-ignore' : ''}"${id ? ` id="${id}"` : ''}>`;

function withInsertions(html: string, insertions: readonly Insertion[]): string {
  const inOrder = [...insertions].sort(
    (a, b) => a.at - b.at || ORDER.indexOf(a.order) - ORDER.indexOf(b.order),
  );
  let from = 0;
  const parts = inOrder.map(({ at, text }) => {
    const part = html.slice(from, at) + text;
    from = at;
    return part;
  });
  return parts.join('') + html.slice(from);
}
