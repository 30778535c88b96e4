import { posix } from 'node:path';

/** Gives names of files, each once, whether or not case counts. */
export function createNames(): (wanted: string) => string {
  const taken = new Set(['readme', 'index']);
  return (wanted) => {
    const name = kebabCase(wanted) || 'symbol';
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
    taken.add(free);
    return free;
  };
}

/** `define-config` of `defineConfig`. */
export const kebabCase = (text: string): string =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** A link from one file to another: `../client/use-data.md`. */
export function linkFrom(file: string, to: string): string {
  const [path = '', anchor] = to.split('#', 2);
  const relative = posix.relative(posix.dirname(file), path);
  const link = encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
  return anchor === undefined ? link : `${link}#${anchor}`;
}
