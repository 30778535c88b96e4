import { createFenceTracker } from '../code/fence-tracker.ts';
import { createIndentTracker } from './indent-tracker.ts';

/** A line of a page, and whether it is code: between fences, the fences too, or indented. */
export interface PageLine {
  text: string;
  isCode: boolean;
  isIndented: boolean;
}

/** The lines of a text, those of code marked. */
export function pageLines(text: string): PageLine[] {
  const isFence = createFenceTracker();
  const isIndentedCode = createIndentTracker();
  let isFenced = false;
  return text.split('\n').map((line) => {
    const isIndented = !isFenced && isIndentedCode(line);
    isFenced = !isIndented && isFence(line);
    return { text: line, isCode: isFenced || isIndented, isIndented };
  });
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
