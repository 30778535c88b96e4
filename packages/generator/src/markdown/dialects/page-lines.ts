import { createFenceTracker } from '../code/fence-tracker.ts';

/** A line of a page, and whether it is code between fences, the fences too. */
export interface PageLine {
  text: string;
  isCode: boolean;
}

/** The lines of a text, those of fenced code marked. */
export function pageLines(text: string): PageLine[] {
  const isFence = createFenceTracker();
  return text.split('\n').map((line) => ({ text: line, isCode: isFence(line) }));
}

/** The text with each line outside of fenced code changed; inline code stays as it is. */
export const mapProse = (text: string, change: (line: string) => string): string =>
  pageLines(text)
    .map(({ text: line, isCode }) => (isCode ? line : outsideCode(line, change)))
    .join('\n');

/** One line, changed outside of its inline code. */
function outsideCode(line: string, change: (line: string) => string): string {
  const codes: string[] = [];
  const keep = (code: string) => `\uE000${codes.push(code) - 1}\uE001`;
  const open = line.replace(/(`+)(?!`)(?:.*?[^`])\1(?!`)/g, keep);
  return change(open).replace(/\uE000(\d+)\uE001/g, (_, index: string) => codes[Number(index)] ?? '');
}
