/** Bytes over memory of their own, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A text in UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Puts pieces together so that no two lists of pieces give the same bytes: each has its length in front (32 bits, big-endian). */
export function framed(...pieces: readonly Bytes[]): Bytes {
  const all = new Uint8Array(pieces.reduce((size, piece) => size + 4 + piece.length, 0));
  const view = new DataView(all.buffer);
  let at = 0;
  for (const piece of pieces) {
    view.setUint32(at, piece.length);
    all.set(piece, at + 4);
    at += 4 + piece.length;
  }
  return all;
}

/** How many bytes become text at a time: a function takes only so many arguments. */
const CHUNK_BYTES = 0x8000;

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Bytes): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What newer platforms do by themselves, in no time. */
const platform = Uint8Array as typeof Uint8Array & {
  fromBase64?(text: string, options: { alphabet: 'base64url' }): Bytes;
};

/** The bytes of a base64url text. Throws when it is none. */
export function fromBase64Url(text: string): Bytes {
  if (platform.fromBase64) return platform.fromBase64(text, { alphabet: 'base64url' });
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
