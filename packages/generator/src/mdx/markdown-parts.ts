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
const begin = /^(?::::|>\s*\[!|@\[)/;
const embed = /^@\[[\w-]+[^\]]*\]\(.*\)\s*$/;

/**
 * Containers, alerts and embeds of an `.mdx` source as fences, which MDX leaves alone: they are drawn by the rules of Markdown.
 * No line moves. What is to be locked within a list or a tag stays as it is, and is reported elsewhere.
 */
export function partsAsFences(source: string): { text: string; frames: PartFrame[] } {
  const lines = source.split('\n');
  const frames: PartFrame[] = [];
  const isFence = createFenceTracker();
  for (let index = 0; index < lines.length; index++) {
    if (isFence(lines[index] ?? '')) continue;
    const { lead, indent, block } = indentedBlock(lines, index);
    const end = endOfPart(block);
    if (end === undefined) continue;
    const [head = '', ...within] = block.slice(0, end);
    const isLocked = asksForLock([head, ...within].join('\n'));
    if (isLocked && lead !== '') continue;
    const mark = markFor(within);
    lines[index] = `${lead}${mark}${PART_LANGUAGE} ${frames.length}`;
    frames.push({ head, foot: block[end] ?? '', ...(isLocked && { locked: within.join('\n') }) });
    if (isLocked) lines.fill('', index + 1, index + end);
    index += end;
    lines[index] = indent + mark;
  }
  return { text: lines.join('\n'), frames };
}

/** Markers of list items, and the space before what follows. */
const leading = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/;

/** The lines from a place on that stand as far right as it does, without what is left of them: a list item, say, or a tag's content. */
function indentedBlock(lines: readonly string[], start: number) {
  const line = lines[start] ?? '';
  const lead = leading.exec(line)?.[0] ?? '';
  const indent = ' '.repeat(lead.length);
  const isIn = (text: string) => text.startsWith(indent) || text.trim() === '';
  const begins = begin.test(line.slice(lead.length));
  const end = begins ? lines.findIndex((text, index) => index > start && !isIn(text)) : start + 1;
  const rest = lines.slice(start + 1, end < 0 ? undefined : end);
  const block = [line.slice(lead.length), ...rest.map((text) => text.slice(lead.length))];
  return { lead, indent, block };
}

/** The line that can end the fence of the part that these lines begin with: its last one, or an empty one behind it. */
function endOfPart(lines: readonly string[]): number | undefined {
  const [line = '', next] = lines;
  const colons = container.exec(line)?.[1];
  if (colons) return asksForLock(line) ? endOfLock(lines, colons) : endOfContainer(lines, colons.length);
  if (embed.test(line)) return isEmpty(next) ? 1 : undefined;
  if (!callout.test(line)) return undefined;
  let end = 1;
  while (lines[end]?.startsWith('>')) end++;
  return isEmpty(lines[end]) ? end : undefined;
}

function endOfContainer(lines: readonly string[], colons: number): number | undefined {
  const isFence = createFenceTracker();
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isFence(line)) continue;
    const closing = /^(:{3,})\s*$/.exec(line)?.[1];
    if (closing && closing.length >= colons) return index;
  }
  return undefined;
}

/** As Markdown ends it. One that does not end takes the rest of the page. */
function endOfLock(lines: readonly string[], colons: string): number {
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === colons);
  return end < 0 ? lines.length : end;
}

const isEmpty = (line: string | undefined) => line !== undefined && line.trim() === '';

/** More tildes than any of these lines has. */
const markFor = (lines: readonly string[]) =>
  '~'.repeat(Math.max(2, ...lines.flatMap((line) => (line.match(/~+/g) ?? []).map((run) => run.length))) + 1);
