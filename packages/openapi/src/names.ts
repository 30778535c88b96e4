import { posix } from 'node:path';

/** Gives names of files, each once. */
export function createNames(): (wanted: string) => string {
  const taken = new Set(['readme', 'index']);
  return (wanted) => {
    const name = slugOf(wanted) || 'page';
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
    taken.add(free);
    return free;
  };
}

/** `list-pets` of `listPets`. */
const slugOf = (text: string) =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** A link from one file to another: `../schemas/pet.md`. */
export function linkFrom(file: string, to: string): string {
  const path = posix.relative(posix.dirname(file), to);
  return encodeURI(path.startsWith('.') ? path : `./${path}`);
}
