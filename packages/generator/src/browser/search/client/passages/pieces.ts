import type { FoundPlace } from './find-places.ts';

/** A piece of text; `isFound` when it is what was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A text from one place to another, cut where something was found. Finds that touch are one piece: 静态 and 文件 of 静态文件. */
export function pieces(text: string, places: readonly FoundPlace[], from = 0, to = text.length): Piece[] {
  const cut: Piece[] = [];
  const add = (start: number, end: number, isFound: boolean) => {
    const piece = text.slice(Math.max(start, from), Math.min(end, to));
    const last = cut.at(-1);
    if (isFound && last?.isFound) last.text += piece;
    else if (piece) cut.push({ text: piece, isFound });
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
