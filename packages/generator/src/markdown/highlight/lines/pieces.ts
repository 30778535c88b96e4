import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { Span } from './span.ts';

/** A span, or a part of one that a mark covers. */
export interface LinePiece extends Span {
  isWord?: true;
  blank?: 'space' | 'tab';
  /** The first blank of a level of indentation. */
  isLevel?: true;
  /** A bracket of the code itself. */
  isBracket?: true;
  /** The prompt of a shell. */
  isPrompt?: true;
  /** One more class, for what is wrong here. */
  wrong?: string;
  frame?: Frame;
}

/** HTML around neighbouring pieces that have the same one. */
export interface Frame {
  open: string;
  close: string;
}

/** A part of a line, from one column up to another, and what it is. */
export interface Range {
  from: number;
  to: number;
  mark: Omit<LinePiece, keyof Span>;
}

/** Cut the pieces of a line where ranges begin and end. The ranges are in order and do not overlap. */
export function cutPieces(pieces: readonly LinePiece[], ranges: readonly Range[]): readonly LinePiece[] {
  if (ranges.length === 0) return pieces;
  const cut: LinePiece[] = [];
  const next = ranges[Symbol.iterator]();
  let range = next.next().value;
  let column = 0;
  for (const piece of pieces) {
    const end = column + piece.text.length;
    const start = column;
    while (column < end) {
      while (range && range.to <= column) range = next.next().value;
      const isInside = range !== undefined && range.from <= column;
      const stop = Math.min(end, (isInside ? range?.to : range?.from) ?? end);
      const text = piece.text.slice(column - start, stop - start);
      cut.push({ ...piece, text, ...(isInside && range?.mark) });
      column = stop;
    }
  }
  return cut;
}

/** Where any of these words stand in a line. */
export function wordRanges(line: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return [...line.matchAll(new RegExp(longestFirst.join('|'), 'g'))].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    mark: { isWord: true },
  }));
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The HTML of a line: what has one frame stands in it together. */
export function piecesHtml(pieces: readonly LinePiece[]): string {
  if (!pieces.some(({ frame }) => frame)) return wordsHtml(pieces);
  const groups: { frame: Frame | undefined; pieces: LinePiece[] }[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && last.frame === piece.frame) last.pieces.push(piece);
    else groups.push({ frame: piece.frame, pieces: [piece] });
  }
  return groups
    .map(({ frame, pieces: inside }) => `${frame?.open ?? ''}${wordsHtml(inside)}${frame?.close ?? ''}`)
    .join('');
}

/** What is a word together stands in one `<mark>`. */
function wordsHtml(pieces: readonly LinePiece[]): string {
  let html = '';
  let inWord = false;
  for (const piece of pieces) {
    if (Boolean(piece.isWord) !== inWord) html += inWord ? '</mark>' : '<mark class="highlighted-word">';
    inWord = Boolean(piece.isWord);
    const className = classesOf(piece);
    html += className
      ? `<span class="${className}">${escapeHtml(piece.text)}</span>`
      : escapeHtml(piece.text);
  }
  return inWord ? `${html}</mark>` : html;
}

function classesOf({ className, blank, isLevel, isPrompt, wrong }: LinePiece): string {
  if (!blank && !isLevel && !isPrompt && !wrong) return className;
  return [className, blank, isLevel && 'indent', isPrompt && 'prompt', wrong].filter(Boolean).join(' ');
}
