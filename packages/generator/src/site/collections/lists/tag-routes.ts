import { hash } from 'node:crypto';

/** Bytes that a tag may take in an address: names of files end at 255. */
const MAX_BYTES = 120;

/** What hosts refuse in a path, browsers misread, or file systems do not take. */
const MARKS = /[/\\#?%*:|"<>\p{Cc}\s]+/gu;

/**
 * An address for each tag below `start`, all different, also where file systems do not tell `React` from `react`. A tag that
 * cannot stand in an address as it is gets a few digits of its hash, so that `C` and `C#` stay where they are when either goes.
 */
export function tagRoutes(start: string, names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const routes = new Map<string, string>();
  for (const name of [...names].sort()) {
    const plain = tagSlug(name);
    const slug = plain === name.toLowerCase() && !taken.has(plain) ? plain : withDigits(plain, name);
    taken.add(slug);
    routes.set(name, `${start}${slug}/`);
  }
  return routes;
}

function tagSlug(name: string): string {
  const dashed = name
    .toLowerCase()
    .replace(MARKS, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return shorten(dashed);
}

const withDigits = (slug: string, name: string) =>
  [slug, hash('sha256', name).slice(0, 6)].filter(Boolean).join('-');

/** The longest beginning that fits, of whole characters. */
function shorten(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_BYTES) return kept;
    kept += character;
  }
  return kept;
}
