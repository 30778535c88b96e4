import type { FoundPlace } from './find-places.ts';

/** A piece of text; `isFound` when it is what was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A text from one place to another, cut where something was found. */
export function pieces(text: string, places: readonly FoundPlace[], from = 0, to = text.length): Piece[] {
  const cut: Piece[] = [];
  const add = (start: number, end: number, isFound: boolean) => {
    const piece = text.slice(Math.max(start, from), Math.min(end, to));
    if (piece) cut.push({ text: piece, isFound });
  };
  let end = from;
  for (const place of places) {
    add(end, place[0], false);
    add(...place, true);
    end = Math.max(end, place[1]);
  }
  add(end, to, false);
  return cut;
}
