import type { FoundPlace } from './find-places.ts';
import { type Piece, pieces } from './pieces.ts';

/** Widths in columns, a wide character taking two. */
const COLUMNS = 120;
const COLUMNS_BEFORE = 24;

/** The text around the first find in some blocks: a little of its block before it, and what follows. */
export function excerpt(blocks: readonly string[], found: readonly (readonly FoundPlace[])[]): Piece[] {
  const first = found.findIndex((places) => places.length > 0);
  if (first < 0) return [];
  let text = '';
  const places: FoundPlace[] = [];
  for (const [index, block] of blocks.slice(first).entries()) {
    if (text) text += ' ';
    for (const [from, to] of found[first + index] ?? []) places.push([text.length + from, text.length + to]);
    text += block;
    if (text.length > COLUMNS + (places[0]?.[0] ?? 0)) break;
  }
  const [start = 0, end = 0] = places[0] ?? [];
  const from = whole(text, withoutSigns(text, startOf(text, start), start));
  const to = from + text.slice(from, whole(text, Math.max(end, endOf(text, from)))).trimEnd().length;
  return [...dots(from > 0), ...pieces(text, places, from, to), ...dots(to < text.length)];
}

/** Stands for what was left out. */
const dots = (isCut: boolean): Piece[] => (isCut ? [{ text: '…', isFound: false }] : []);

/** Back from a find, to the beginning of a word. */
function startOf(text: string, find: number): number {
  let from = find;
  for (let room = COLUMNS_BEFORE; from > 0; from--) {
    room -= columns(text[from - 1]);
    if (room >= 0) continue;
    const space = text.slice(from, find).search(/(?<=\s)\S/);
    return isInWord(text, from) && space >= 0 ? from + space : from;
  }
  return 0;
}

/** Past the signs that end what was left out. */
const withoutSigns = (text: string, from: number, find: number): number =>
  from === 0
    ? 0
    : from + (/^[\s,.;:!?)\]}，。、；：！？）」』”]*/.exec(text.slice(from, find))?.[0].length ?? 0);

/** On to where the line is full, and then no further than the last word that fits. */
function endOf(text: string, from: number): number {
  let to = from;
  for (let room = COLUMNS; to < text.length; to++) {
    room -= columns(text[to]);
    if (room >= 0) continue;
    const space = text.slice(from, to).search(/\s\S*$/);
    return isInWord(text, to) && space > 0 ? from + space : to;
  }
  return to;
}

const columns = (character = '') => (/[^\u0020-\u2e7f]/.test(character) ? 2 : 1);

/** Whether a cut would tear a word apart. */
const isInWord = (text: string, at: number) => /^\w\w$/.test(text.slice(at - 1, at + 1));

/** The place itself, or that of the character of two units in whose middle it is. */
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);
