import { createFenceTracker } from '../markdown/code/fence-tracker.ts';
import { asksForLock } from '../markdown/containers/unlocked-parts.ts';

/** Language of the fences that stand for parts of a page which Markdown draws. */
export const PART_LANGUAGE = 'bifolio-markdown';

/** The lines around the text of such a part, in the order of their fences. */
export interface PartFrame {
  head: string;
  foot: string;
  /** The text itself, where it is to be locked: the fence is empty, so that headings, places and text of the page know nothing of it. */
  locked?: string;
}

const container = /^(:{3,})\s*[a-z][\w-]*/;
const callout = /^>\s*\[![\w-]+\]/;
const embed = /^@\[[\w-]+[^\]]*\]\(.*\)\s*$/;

/**
 * Containers, alerts and embeds of an `.mdx` source as fences, which MDX leaves alone: they are drawn by the rules of Markdown.
 * No line moves. What stands in a list or a tag stays as it is.
 */
export function partsAsFences(source: string): { text: string; frames: PartFrame[] } {
  const lines = source.split('\n');
  const frames: PartFrame[] = [];
  if (!lines.some((line) => container.test(line) || callout.test(line) || embed.test(line)))
    return { text: source, frames };
  const isFence = createFenceTracker();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isFence(line)) continue;
    const end = endOfPart(lines, index);
    if (end === undefined) continue;
    const within = lines.slice(index + 1, end);
    const isLocked = asksForLock([line, ...within].join('\n'));
    const mark = markFor(within);
    lines[index] = `${mark}${PART_LANGUAGE} ${frames.length}`;
    frames.push({ head: line, foot: lines[end] ?? '', ...(isLocked && { locked: within.join('\n') }) });
    if (isLocked) lines.fill('', index + 1, end);
    lines[end] = mark;
    index = end;
  }
  return { text: lines.join('\n'), frames };
}

/** The line that can end the fence: the last one of the part, or an empty one behind it. */
function endOfPart(lines: readonly string[], start: number): number | undefined {
  const line = lines[start] ?? '';
  const colons = container.exec(line)?.[1];
  if (colons)
    return asksForLock(line) ? endOfLock(lines, start, colons) : endOfContainer(lines, start, colons.length);
  if (embed.test(line)) return isEmpty(lines[start + 1]) ? start + 1 : undefined;
  if (!callout.test(line)) return undefined;
  let end = start + 1;
  while (lines[end]?.startsWith('>')) end++;
  return isEmpty(lines[end]) ? end : undefined;
}

function endOfContainer(lines: readonly string[], start: number, colons: number): number | undefined {
  const isFence = createFenceTracker();
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isFence(line)) continue;
    const closing = /^(:{3,})\s*$/.exec(line)?.[1];
    if (closing && closing.length >= colons) return index;
  }
  return undefined;
}

/** As Markdown ends it. One that does not end takes the rest of the page. */
function endOfLock(lines: readonly string[], start: number, colons: string): number {
  const end = lines.findIndex((line, index) => index > start && line.trim() === colons);
  return end < 0 ? lines.length : end;
}

const isEmpty = (line: string | undefined) => line !== undefined && line.trim() === '';

/** More tildes than any of these lines has. */
const markFor = (lines: readonly string[]) =>
  '~'.repeat(Math.max(2, ...lines.flatMap((line) => (line.match(/~+/g) ?? []).map((run) => run.length))) + 1);
