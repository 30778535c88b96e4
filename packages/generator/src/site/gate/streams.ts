import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { KeepBytes } from './kept-bytes.ts';

/** Fewer characters of base64 hold less text than is looked for. */
const SHORTEST_RUN = 60;

/** Which bytes base64 is made of, in files and in addresses. */
const IN_RUN = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(/[\w+/-]/.test(String.fromCharCode(byte))),
);
const HEXADECIMAL = /[\da-f]{90,}/gi;

/** Packed in packed in packed: enough for a compressed text in an address in a file. */
const DEEPEST = 3;

/** What is packed in a file gives no more than this. */
const MOST_UNPACKED = 1 << 26;

/** Pictures, sound, film, fonts: what is packed in them is no text. */
const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm|ogg|m4a|mov|wav)$/i;

/**
 * Calls `onKept` with the kept bytes of a file in every way in which it may say something: as it is, without tags, unpacked, and of
 * what is in base64 or hexadecimal digits. They are overwritten by the next ones.
 */
export function readStreams(
  file: string,
  bytes: Uint8Array,
  keep: KeepBytes,
  onKept: (kept: Uint8Array) => void,
  depth = 0,
): void {
  onKept(keep(bytes));
  if (MEDIA.test(file)) return;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const isText = !text.subarray(0, 1024).includes(0);
  for (const decoded of wideText(text)) readStreams('', decoded, keep, onKept, DEEPEST);
  if (isText && hasTags(text)) onKept(keep(text, { withoutTags: true }));
  if (isText && hasEscapedTags(text)) onKept(keep(unescapeTags(text), { withoutTags: true }));
  if (depth === DEEPEST) return;
  const inside = (found: Uint8Array) => readStreams('', found, keep, onKept, depth + 1);
  for (const packed of unpacked(file, text)) inside(packed);
  for (const decoded of decodedIn(text)) inside(decoded);
}

const hasTags = (text: Buffer) => text.includes('</') || text.includes('/>');

const TAG_ESCAPES = [
  '&lt;',
  '\\u003c',
  '\\u003C',
  '\\x3c',
  '\\x3C',
  '%3C',
  '%3c',
  '&#60;',
  '&#x3c;',
  '&#x3C;',
];
const hasEscapedTags = (text: Buffer) => TAG_ESCAPES.some((sign) => text.includes(sign));

const ESCAPED_SIGN =
  /(?:&(?:amp;)*(?:lt;|#60;|#x3c;)|\\+(?:u003c|x3c)|%(?:25)*3c)|(?:&(?:amp;)*(?:gt;|#62;|#x3e;)|\\+(?:u003e|x3e)|%(?:25)*3e)/gi;

/** The same with the tags that are escaped, as in feeds, attributes and data. */
const unescapeTags = (text: Buffer): Buffer =>
  Buffer.from(
    text.toString('latin1').replace(ESCAPED_SIGN, (sign) => (/lt|60|3c/i.test(sign) ? '<' : '>')),
    'latin1',
  );

/** What a file holds in a compressed form: gzip anywhere in it, as in texts of the search, zip, zlib and brotli. */
function* unpacked(file: string, bytes: Buffer): Generator<Uint8Array> {
  const options = { maxOutputLength: MOST_UNPACKED };
  for (const at of startsOf(GZIP, bytes)) yield* attempt(() => gunzipSync(bytes.subarray(at), options));
  for (const at of startsOf(ZSTD, bytes))
    yield* attempt(() => zstdDecompressSync(bytes.subarray(at), options));
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    if (bytes.length < at + 30) return;
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (bytes.readUInt16LE(at + 8) === 8)
      yield* attempt(() => inflateRawSync(bytes.subarray(start), options));
  }
  if (bytes[0] === 0x78) yield* attempt(() => inflateSync(bytes, options));
  if (extname(file) === '.br') yield* attempt(() => brotliDecompressSync(bytes, options));
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** So many packed pieces of a file are read. */
const MOST_PACKED = 1000;

/** Where packed pieces may begin. */
function startsOf(sign: Buffer, bytes: Buffer): number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(sign); at >= 0 && starts.length < MOST_PACKED; at = bytes.indexOf(sign, at + 1))
    starts.push(at);
  return starts;
}

/** Text with two bytes for a character, which says so with its first one. */
function* wideText(bytes: Buffer): Generator<Uint8Array> {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-16be';
  if (encoding === 'utf-16le' || (bytes[0] === 0xfe && bytes[1] === 0xff))
    yield Buffer.from(new TextDecoder(encoding).decode(bytes));
}

/** Nothing when it is not packed like this after all. */
function attempt(unpack: () => Uint8Array): Uint8Array[] {
  try {
    return [unpack()];
  } catch {
    return [];
  }
}

/**
 * What is written in base64, hexadecimal digits or numbers of bytes, decoded. A run may begin with letters of what stands before it, so each of its
 * first four beginnings is tried.
 */
function* decodedIn(text: Buffer): Generator<Uint8Array> {
  if (BYTES.some((sign) => text.includes(sign)))
    for (const [list] of text.toString('latin1').matchAll(LIST_OF_BYTES)) yield bytesIn(list);
  for (const run of runsIn(text)) {
    for (let skipped = 0; skipped < 4; skipped++) yield Buffer.from(run.slice(skipped), 'base64');
    for (const [digits] of run.matchAll(HEXADECIMAL)) {
      yield Buffer.from(digits, 'hex');
      yield Buffer.from(digits.slice(1), 'hex');
    }
  }
}

/** How JSON writes a buffer and an array of bytes, also within a string or an attribute. */
const BYTES = ['"Buffer"', 'Buffer\\', 'Buffer&quot;', '"0":', '0\\":', '&quot;0&quot;:'];
const LIST_OF_BYTES = /(?:(?:\\*"|&quot;)\d+(?:\\*"|&quot;):\d{1,3},?){16,}|(?:\d{1,3},){15,}\d{1,3}/g;

const bytesIn = (list: string): Buffer =>
  Buffer.from(list.split(',').map((entry) => Number(/\d{1,3}$/.exec(entry)?.[0])));

/** Where letters stand together that may be base64, also on several lines. A look at every sixtieth byte meets each run. */
function* runsIn(text: Buffer): Generator<string> {
  const isPart = (at: number) => IN_RUN[text[at] ?? 0] === 1;
  let end = 0;
  for (let at = SHORTEST_RUN - 1; at < text.length; at = Math.max(at, end) + SHORTEST_RUN) {
    if (!isPart(at)) continue;
    let start = at;
    while (start > end && isPart(start - 1)) start--;
    end = runEnd(text, at + 1);
    if (end - start < SHORTEST_RUN) continue;
    const lines = [text.toString('latin1', start, end)];
    for (let next = nextLine(text, end); next > 0; next = nextLine(text, end)) {
      end = runEnd(text, next);
      lines.push(text.toString('latin1', next, end));
    }
    yield lines.join('');
  }
}

function runEnd(text: Buffer, start: number): number {
  let end = start;
  while (end < text.length && IN_RUN[text[end] ?? 0] === 1) end++;
  return end;
}

const LINE_END = /^(?:\r?\n|(?:\\r)?\\n)(?=[\w+/-])/;

/** Where a run goes on when it is cut into lines; 0 where it ends. */
function nextLine(text: Buffer, end: number): number {
  const found = LINE_END.exec(text.toString('latin1', end, end + 5));
  return found ? end + found[0].length : 0;
}
