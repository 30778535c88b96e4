/*
 * Two copies of a text rarely have the same bytes: one is Markdown, the other HTML, JSON or the address of a file. They are
 * compared by what all of these keep: letters and digits in lower case, and bytes beyond ASCII. Everything else is skipped, and
 * escapes are read, however often they were applied. A source is read the same way as what is published.
 */

/** What each byte becomes: itself, its lower case, 0 for nothing, 1 for a byte that needs a closer look. */
const KEPT = Uint8Array.from({ length: 256 }, (_, byte) => keptByte(byte));

/** 1 for each byte that is kept. */
const IS_KEPT = KEPT.map((kept) => Number(kept > 1));

function keptByte(byte: number): number {
  if ('\\%&<\xc2\xe2\xef'.includes(String.fromCharCode(byte))) return 1;
  if (byte >= 0x80) return byte;
  const character = String.fromCharCode(byte).toLowerCase();
  return /[a-z0-9]/.test(character) ? character.charCodeAt(0) : 0;
}

/** Value of each hexadecimal digit; 16 for all other bytes. */
const HEX = Uint8Array.from({ length: 256 }, (_, byte) => {
  const value = Number.parseInt(String.fromCharCode(byte), 16);
  return Number.isNaN(value) ? 16 : value;
});

const [BACKSLASH, PERCENT, LESS, GREATER] = Buffer.from('\\%<>');

/** A tag has fewer bytes. What never ends is no tag, and nobody waits for its end. */
const LONGEST_TAG = 1 << 16;

/** The longest entity that is skipped, such as `&CounterClockwiseContourIntegral;`. */
const LONGEST_ENTITY = 34;

export interface KeepOptions {
  /** Skip tags, comments and the like. */
  withoutTags?: boolean;
  /** Filled with the place of each kept byte. */
  places?: Uint32Array;
}

/** The kept bytes of a text, in a buffer that the next call reuses. */
export type KeepBytes = (text: Uint8Array, options?: KeepOptions) => Uint8Array;

/** Makes a `KeepBytes` with a buffer of its own. */
export function createKeeper(): KeepBytes {
  let room = new Uint8Array(1 << 20);
  return (text, options = {}) => {
    if (room.length < text.length) room = new Uint8Array(text.length);
    return room.subarray(0, keep(text, room, options));
  };
}

function keep(text: Uint8Array, kept: Uint8Array, { withoutTags = false, places }: KeepOptions): number {
  const { length: end } = text;
  // No function in here shares these two: the loop would take twice as long.
  let length = 0;
  let at = 0;
  /** First half of a character in UTF-16. */
  let high = 0;
  while (at < end) {
    const byte = text[at] as number;
    const simple = KEPT[byte] as number;
    if (simple !== 1) {
      if (places) places[length] = at;
      // Written in any case and kept if it is something: no branch, since nobody can guess where words end.
      kept[length] = simple;
      length += IS_KEPT[byte] as number;
      at++;
      continue;
    }
    if (byte === LESS) {
      at = withoutTags ? tagEnd(text, at) : at + 1;
      continue;
    }
    const skipped = byte >= 0x80 ? blankLength(text, at) : signLength(text, at);
    if (byte >= 0x80 && skipped === 0) {
      if (places) places[length] = at;
      kept[length++] = byte;
    }
    if (byte >= 0x80 || skipped > 0) {
      at += skipped || 1;
      continue;
    }
    const found = escapeAt(text, at);
    if (isHigh(found.code)) high = found.code;
    else {
      for (const one of found.byte ? [found.byte] : utf8(joined(high, found.code))) {
        if (places) places[length] = at;
        kept[length++] = one;
      }
      high = 0;
    }
    at = found.end;
  }
  return length;
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000;

/** The character of two halves, or the second alone. */
const joined = (high: number, code: number) =>
  high && isLow(code) ? ((high - 0xd800) << 10) + code + 0x2400 : code;

/** What begins with a sign of ASCII that needs a closer look. */
function escapeAt(text: Uint8Array, at: number): Escape {
  const byte = text[at] as number;
  if (byte === BACKSLASH) return backslash(text, at);
  return byte === PERCENT ? percent(text, at) : entity(text, at);
}

/** Length of a sign that only looks like the beginning of an escape, as most do, and of `\n` and the like; 0 for all others. */
function signLength(text: Uint8Array, at: number): number {
  const byte = text[at] as number;
  const next = text[at + 1] ?? 0;
  if (byte === PERCENT) return HEX[next] === 16 ? 1 : 0;
  if (byte === BACKSLASH) return next === 0x6e || next === 0x72 || next === 0x74 ? 2 : 0;
  return next === 0x23 || isAlphanumeric(next) ? 0 : 1;
}

/** What an escape stands for, a character, 0 for nothing that is kept, or a byte of a character, and where it ends. */
interface Escape {
  code: number;
  byte?: number;
  end: number;
}

/** `\n`, `\u4e2d`, `\u{4e2d}`, `\x41` and `\4e2d ` of style sheets, behind any number of backslashes. */
function backslash(text: Uint8Array, start: number): Escape {
  let at = start + 1;
  while (text[at] === BACKSLASH) at++;
  const letter = String.fromCharCode(text[at] ?? 0);
  if (letter === 'u' && text[at + 1] === 0x7b) {
    const { code, end } = hex(text, at + 2, 1, 6);
    return text[end] === 0x7d && end > at + 2 ? { code, end: end + 1 } : { code: 0, end: at };
  }
  if (letter === 'u' || letter === 'x') {
    const digits = letter === 'u' ? 4 : 2;
    const found = hex(text, at + 1, digits, digits);
    return found.end > at + 1 ? found : { code: 0, end: at };
  }
  if (letter === 'n' || letter === 'r' || letter === 't') return { code: 0, end: at + 1 };
  return letter >= '0' && letter <= '9' ? hex(text, at, 4, 6) : { code: 0, end: at };
}

/** `%E4`, also where the percent sign was escaped again: `%25E4`. */
function percent(text: Uint8Array, start: number): Escape {
  let at = start + 1;
  while (text[at] === 0x32 && text[at + 1] === 0x35 && (HEX[text[at + 2] ?? 0] as number) < 16) at += 2;
  const found = hex(text, at, 2, 2);
  if (found.end === at) return { code: 0, end: start + 1 };
  return found.code < 0x80 ? found : { ...found, code: 0, byte: found.code };
}

/** `&#20013;`, `&#x4e2d;` and, as nothing, `&quot;`, also where the ampersand was escaped again: `&amp;quot;`. */
function entity(text: Uint8Array, start: number): Escape {
  let at = start + 1;
  while (text[at] === 0x61 && text[at + 1] === 0x6d && text[at + 2] === 0x70 && text[at + 3] === 0x3b)
    at += 4;
  if (text[at] === 0x23) {
    const isHex = text[at + 1] === 0x78 || text[at + 1] === 0x58;
    const { code, end } = isHex ? hex(text, at + 2, 1, 6) : decimal(text, at + 1);
    if (end === at + (isHex ? 2 : 1) || code >= 0x110000) return { code: 0, end: at };
    return { code, end: text[end] === 0x3b ? end + 1 : end };
  }
  let end = at;
  while (end - at < LONGEST_ENTITY && isAlphanumeric(text[end] ?? 0)) end++;
  return end > at && text[end] === 0x3b ? { code: 0, end: end + 1 } : { code: 0, end: at };
}

/** A number of at least and at most so many digits; one that is too short ends where it starts. */
function hex(text: Uint8Array, start: number, least: number, most: number): Escape {
  let code = 0;
  let end = start;
  for (; end - start < most && (HEX[text[end] ?? 0] as number) < 16; end++)
    code = code * 16 + (HEX[text[end] as number] as number);
  return end - start < least ? { code: 0, end: start } : { code, end };
}

function decimal(text: Uint8Array, start: number): Escape {
  let code = 0;
  let end = start;
  for (; end - start < 7 && isDigit(text[end] ?? 0); end++) code = code * 10 + (text[end] as number) - 0x30;
  return { code, end };
}

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const isAlphanumeric = (byte: number) => isDigit(byte) || ((byte | 32) >= 0x61 && (byte | 32) <= 0x7a);

/** The kept bytes of a character that was escaped. */
function utf8(code: number): Uint8Array | readonly number[] {
  if (code >= 0x80) return isBlank(code) || code >= 0x110000 ? [] : Buffer.from(String.fromCodePoint(code));
  const kept = KEPT[code] ?? 0;
  return kept > 1 ? [kept] : [];
}

/** No-break and other blanks, soft hyphens, quotation marks and dashes of typographers, byte order marks. */
const isBlank = (code: number) =>
  (code >= 0x2000 && code < 0x2070) || code === 0xa0 || code === 0xad || code === 0xfeff;

/** The same in UTF-8: their length in bytes, 0 for a character that is kept. */
function blankLength(text: Uint8Array, at: number): number {
  const [first, second, third] = [text[at], text[at + 1] ?? 0, text[at + 2] ?? 0];
  if (first === 0xc2) return second === 0xa0 || second === 0xad ? 2 : 0;
  if (first === 0xe2) return second === 0x80 || (second === 0x81 && third < 0xb0) ? 3 : 0;
  return second === 0xbb && third === 0xbf ? 3 : 0;
}

/** Where a tag ends; a sign that begins none is skipped alone. */
function tagEnd(text: Uint8Array, start: number): number {
  const next = text[start + 1] ?? 0;
  const isTag =
    ((next | 32) >= 0x61 && (next | 32) <= 0x7a) || next === 0x2f || next === 0x21 || next === 0x3f;
  if (!isTag) return start + 1;
  const last = Math.min(text.length, start + LONGEST_TAG);
  for (let at = start + 2; at < last; at++) if (text[at] === GREATER) return at + 1;
  return start + 1;
}
