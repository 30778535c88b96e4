import { createFenceTracker } from '../code/fence-tracker.ts';
import { asksForLock } from '../slips/unlocked-parts.ts';
import { type Definition, definitionAt } from './definitions.ts';
import { endOfGroup, endOfScript, headingAttributes } from './markdown-groups.ts';

/** Language of the fences that stand for parts of a page which Markdown draws. */
export const PART_LANGUAGE = 'bifolio-markdown';

/** The lines around the text of such a part, in the order of their fences. */
export interface PartFrame {
  head: string;
  foot: string;
  /** The text itself, where it is to be locked: the fence is empty, so that headings, places and text of the page know nothing of it. */
  locked?: string;
}

/** An `.mdx` source in which MDX finds nothing that only the rules of Markdown read. */
export interface MdxParts {
  text: string;
  frames: PartFrame[];
  definitions: readonly Definition[];
  /** What stands in braces behind headings, by line. */
  headings: ReadonlyMap<number, string>;
}

const container = /^(:{3,})\s*[a-z][\w-]*/;
const callout = /^>\s*\[![\w-]+\]/;
const begin = /^(?::::|>\s*\[!|@\[|@start[a-z]+\b|\[\[toc\]\]\s*$)/i;
const script = /^(?:import|export)\s/;
const diagram = /^@start([a-z]+)\b/;
const toc = /^\[\[toc\]\]\s*$/i;
const embed = /^@\[[\w-]+[^\]]*\]\(.*\)\s*$/;

/**
 * Containers, alerts, embeds, diagrams, `[[toc]]` and what holds attributes or annotations as fences, which MDX leaves alone: they are drawn
 * by the rules of Markdown. Definitions are taken out, attributes of headings too. No line moves. What is to be locked within a
 * list or a tag stays as it is, and is reported elsewhere.
 */
export function partsAsFences(source: string): MdxParts {
  const lines = source.split('\n');
  const frames: PartFrame[] = [];
  const definitions: Definition[] = [];
  const headings = new Map<number, string>();
  const isFence = createFenceTracker();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isFence(line)) continue;
    const isFirst = index === 0 || lines[index - 1]?.trim() === '';
    if (isFirst && script.test(line)) {
      index = endOfScript(lines, index);
      continue;
    }
    const length = takeComment(lines, index) || takeDefinition(lines, index, definitions);
    if (length > 0) {
      index += length - 1;
      continue;
    }
    if (takeAttributes(lines, index, headings)) continue;
    const part = partAt(lines, index, isFirst);
    if (!part) continue;
    const { lead, indent, end, block } = part;
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
  return { text: lines.join('\n'), frames, definitions, headings };
}

/** How many lines a comment has: those from one `%%` to the next. */
function takeComment(lines: string[], index: number): number {
  const isMark = (line: string | undefined) => /^\s{0,3}%%\s*$/.test(line ?? '');
  if (!isMark(lines[index])) return 0;
  const end = lines.findIndex((line, at) => at > index && isMark(line));
  if (end < 0) return 0;
  lines.fill('', index, end + 1);
  return end + 1 - index;
}

/** How many lines a definition has; those of links stay, for MDX reads them too. */
function takeDefinition(lines: string[], index: number, definitions: Definition[]): number {
  const definition = definitionAt(lines, index);
  if (!definition) return 0;
  const { length, ...kept } = definition;
  definitions.push(kept);
  if (kept.kind !== 'link') lines.fill('', index, index + length);
  return length;
}

function takeAttributes(lines: string[], index: number, headings: Map<number, string>): boolean {
  const found = headingAttributes(lines[index] ?? '');
  if (!found) return false;
  lines[index] = found.heading;
  headings.set(index + 1, found.attributes);
  return true;
}

/** What begins on a line and is for Markdown, and where it ends. */
function partAt(lines: readonly string[], index: number, isFirst: boolean) {
  const part = indentedBlock(lines, index);
  const end = endOfPart(part.block);
  if (end !== undefined) return { ...part, end };
  const block = lines.slice(index);
  const endOfLines = isFirst ? endOfGroup(block) : undefined;
  return endOfLines === undefined || asksForLock(block.slice(0, endOfLines).join('\n'))
    ? undefined
    : { lead: '', indent: '', block, end: endOfLines };
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
  if (embed.test(line) || toc.test(line)) return isEmpty(next) ? 1 : undefined;
  const [, kind] = diagram.exec(line) ?? [];
  if (kind) return endOrNone(lines.findIndex((one) => one.trim() === `@end${kind}`));
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

const endOrNone = (index: number) => (index < 0 ? undefined : index);

const isEmpty = (line: string | undefined) => line !== undefined && line.trim() === '';

/** More tildes than any of these lines has. */
const markFor = (lines: readonly string[]) =>
  '~'.repeat(Math.max(2, ...lines.flatMap((line) => (line.match(/~+/g) ?? []).map((run) => run.length))) + 1);
