/** How wide a text is in letters of Latin script; a Chinese character is as wide as two. */
export const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + charWidth(char), 0);

const charWidth = (char: string): 1 | 2 =>
  /[\u1100-\u115f\u2e80-\uffdc]|\p{Extended_Pictographic}/u.test(char) ? 2 : 1;

/** The text, or as much of its beginning as has room, with an ellipsis. */
export function fitText(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let used = 1;
  const kept = [...text].filter((char) => {
    used += charWidth(char);
    return used <= room;
  });
  return `${kept.join('').trimEnd()}…`;
}
