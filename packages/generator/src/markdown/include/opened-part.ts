import { createFenceTracker } from '../code/fence-tracker.ts';

/** Why lines may not be taken. */
interface OpenedPart {
  code: string;
  message: string;
  hint: string;
}

/** A locked part begins with such a line, in lists and quotes too. */
const begin = /^(:{3,})\s*encrypt\b/;

/** The error about lines of a locked part that are taken without the line that locks it. `numbers` are lines of the file, from 1. */
export function openedPart(
  lines: readonly string[],
  numbers: readonly number[],
  path: string,
): OpenedPart | undefined {
  const beginnings = partOfEachLine(lines);
  const taken = new Set(numbers.map((number) => number - 1));
  const opened = [...taken].find((line) => {
    const beginning = beginnings[line];
    return beginning !== undefined && !taken.has(beginning) && lines[line]?.trim() !== '';
  });
  return opened === undefined ? undefined : takenFromPart(path, opened + 1);
}

/** The same for lines shown as code, which show the password too. */
export function shownPart(
  lines: readonly string[],
  numbers: readonly number[],
  path: string,
): OpenedPart | undefined {
  const beginnings = partOfEachLine(lines);
  const shown = numbers.find((number) => beginnings[number - 1] !== undefined);
  return shown === undefined ? undefined : takenFromPart(path, shown);
}

/** For each line in a locked part the line where that begins, both counted from 0. One that does not end takes the rest. */
function partOfEachLine(lines: readonly string[]): (number | undefined)[] {
  const isFence = createFenceTracker();
  let part: { start: number; colons: string } | undefined;
  return lines.map((line, start) => {
    const text = line.replace(/^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)+/, '').trimEnd();
    const isCode = part === undefined && isFence(line);
    const colons = isCode ? undefined : begin.exec(text)?.[1];
    if (!part && colons) part = { start, colons };
    const found = part?.start;
    if (part && text === part.colons) part = undefined;
    return found;
  });
}

const takenFromPart = (path: string, line: number): OpenedPart => ({
  code: 'locked-include',
  message: `Line ${line} of "${path}" is in a locked part, and everyone could read it here.`,
  hint: 'Take other lines. To lock this text here too, move it to a file that both locked parts include.',
});
