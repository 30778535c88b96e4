const ADDRESS = /https?:\/\/[^\s<>"'`()[\]{}]+/g;
const WORD = /[a-z0-9]{3,}/g;

/**
 * Tells which bytes of some locked texts are in an address that is made of words of public texts: a component writes the address of a
 * badge from a few words on a page. One with a word of its own, such as the key to a document, is no such address.
 */
export function publicAddresses(
  windows: readonly { text: Uint8Array; places: Uint32Array }[],
  open: () => Iterable<Uint8Array>,
): (text: Uint8Array, place: number) => boolean {
  const all = new Map([...new Set(windows.map(({ text }) => text))].map((text) => [text, addressesIn(text)]));
  const words = new Set([...all.values()].flat().flatMap((address) => address.words));
  const known = words.size > 0 ? knownOf(words, open()) : words;
  return (text, place) =>
    (all.get(text) ?? []).some(
      ({ from, end, words }) => place >= from && place < end && words.every((word) => known.has(word)),
    );
}

const addressesIn = (text: Uint8Array) =>
  [...latin1(text).matchAll(ADDRESS)].map(({ 0: address, index }) => ({
    from: index,
    end: index + address.length,
    words: wordsOf(address),
  }));

function knownOf(words: ReadonlySet<string>, texts: Iterable<Uint8Array>): Set<string> {
  const known = new Set<string>();
  for (const text of texts) for (const word of wordsOf(latin1(text))) if (words.has(word)) known.add(word);
  return known;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
const latin1 = (text: Uint8Array) =>
  Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1');
