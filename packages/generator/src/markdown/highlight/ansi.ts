import type { Span } from './lines/span.ts';

const COLORS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];
const STYLES: Readonly<Record<number, string>> = {
  1: 'bold',
  2: 'dim',
  3: 'italic',
  4: 'underline',
  9: 'strike',
};
/** The codes that end a style. */
const ENDS: Readonly<Record<number, readonly string[]>> = {
  22: ['bold', 'dim'],
  23: ['italic'],
  24: ['underline'],
  29: ['strike'],
};
/** Escape sequences of terminals (ECMA-48): `ESC [ … letter`. Those that end in `m` color and style text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with.
const SEQUENCE = /\u001b\[([\d;:?]*)([A-Za-z])/g;

interface Look {
  color: string;
  ground: string;
  styles: ReadonlySet<string>;
}

const PLAIN: Look = { color: '', ground: '', styles: new Set() };

/** Lines of output of a terminal: the 16 colors and common styles as classes, all other sequences left out. */
export function readAnsi(code: string): Span[][] {
  let look = PLAIN;
  return code.split('\n').map((line) => {
    const spans: Span[] = [];
    let at = 0;
    for (const match of line.matchAll(SEQUENCE)) {
      push(spans, line.slice(at, match.index), look);
      if (match[2] === 'm') look = withCodes(look, (match[1] ?? '').split(/[;:]/).map(Number));
      at = match.index + match[0].length;
    }
    push(spans, line.slice(at), look);
    return spans;
  });
}

function push(spans: Span[], text: string, { color, ground, styles }: Look): void {
  const names = [color, ground && `on-${ground}`, ...styles].filter(Boolean);
  if (text) spans.push({ text, className: names.map((name) => `ansi-${name}`).join(' ') });
}

function withCodes(look: Look, codes: readonly number[]): Look {
  let next = look;
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    // 256 and more colors are given by further numbers; none of ours is near enough.
    if (code === 38 || code === 48) index += codes[index + 1] === 5 ? 2 : 4;
    else next = withCode(next, code);
  }
  return next;
}

function withCode(look: Look, code: number): Look {
  const style = STYLES[code];
  const ended = ENDS[code];
  if (code === 0) return PLAIN;
  if (style) return { ...look, styles: new Set([...look.styles, style]) };
  if (ended) return { ...look, styles: new Set([...look.styles].filter((one) => !ended.includes(one))) };
  if (code === 39) return { ...look, color: '' };
  if (code === 49) return { ...look, ground: '' };
  const color = COLORS[code % 10] ?? '';
  if ([3, 9].includes(Math.floor(code / 10))) return { ...look, color };
  return [4, 10].includes(Math.floor(code / 10)) ? { ...look, ground: color } : look;
}
