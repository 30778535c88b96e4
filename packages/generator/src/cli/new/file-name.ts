/** Longest name in characters; Chinese ones take three bytes, and names of files end at 255. */
const MAX_LENGTH = 60;

/** The name of the file for a title: letters and digits of every script, dashes between them. `post` when there are none. */
export function fileName(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const name = (words ?? ['post']).join('-');
  return `${[...name].slice(0, MAX_LENGTH).join('').replace(/-+$/, '')}.md`;
}
