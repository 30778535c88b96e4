import { createFenceTracker } from '../../code/fence-tracker.ts';
import { boxOpening } from './admonitions.ts';

/** Markdown of ours, and how deep its containers are nested: those around it need more colons. */
interface Converted {
  lines: string[];
  depth: number;
}

/** A block that is found on a line: its lines, and the line behind it. */
interface FoundBlock extends Converted {
  next: number;
}

/** MkDocs's blocks as containers: `!!!` and `???` boxes, `===` tabs, `/// name` blocks, definition lists. */
export function convertBlocks(lines: readonly string[]): Converted {
  const isFence = createFenceTracker();
  const converted: Converted = { lines: [], depth: 0 };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const found = isFence(line) ? undefined : blockAt(lines, index);
    converted.lines.push(...(found?.lines ?? [line]));
    converted.depth = Math.max(converted.depth, found?.depth ?? 0);
    index = found?.next ?? index + 1;
  }
  return converted;
}

const blockAt = (lines: readonly string[], index: number): FoundBlock | undefined =>
  box(lines, index) ?? tabs(lines, index) ?? slashes(lines, index) ?? definitions(lines, index);

const FOLDED: Readonly<Record<string, 'closed' | 'open'>> = { '???': 'closed', '???+': 'open' };

const BOX = /^( *)(!!!|\?\?\?\+?)[ \t]*([\w-]+(?:[ \t]+[\w-]+)*)?[ \t]*(?:"(.*)")?[ \t]*$/;

function box(lines: readonly string[], index: number): FoundBlock | undefined {
  const [whole, indent = '', sign = '', kind = '', title] = BOX.exec(lines[index] ?? '') ?? [];
  if (whole === undefined || (!kind && title === undefined)) return undefined;
  const { body, next } = indented(lines, index + 1, indent.length + 4);
  const inner = convertBlocks(body);
  return {
    ...container(boxOpening(kind || 'note', title, FOLDED[sign]), inner, indent),
    next,
  };
}

const TAB = /^( *)===([!+]*)[ \t]+(?:"(.*)"|'(.*)')[ \t]*$/;

function tabs(lines: readonly string[], index: number): FoundBlock | undefined {
  const first = TAB.exec(lines[index] ?? '');
  if (!first) return undefined;
  const indent = first[1] ?? '';
  const inner: Converted = { lines: [], depth: 0 };
  let next = index;
  for (let match: RegExpExecArray | null = first; match; match = TAB.exec(lines[next] ?? '')) {
    if (match[1] !== indent || (match !== first && match[2]?.includes('!'))) break;
    const part = indented(lines, next + 1, indent.length + 4);
    const converted = convertBlocks(part.body);
    inner.lines.push(tabLine(match[3] ?? match[4] ?? '', match[2] ?? ''), '', ...converted.lines, '');
    inner.depth = Math.max(inner.depth, converted.depth);
    next = part.next;
    const behind = lines.findIndex((line, at) => at >= next && line.trim() !== '');
    if (behind !== -1 && TAB.test(lines[behind] ?? '')) next = behind;
  }
  return { ...container('tabs', inner, indent), next };
}

const tabLine = (title: string, flags: string) =>
  `@tab${flags.includes('+') ? ':active' : ''} ${title.replace(/#/g, '\\#')}`;

const SLASHES = /^( *)(\/{3,})[ \t]*([\w-]+)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/;

/** `/// note | Title`, up to the same slashes. */
function slashes(lines: readonly string[], index: number): FoundBlock | undefined {
  const [whole, indent = '', signs = '', name = '', title] = SLASHES.exec(lines[index] ?? '') ?? [];
  if (whole === undefined) return undefined;
  const end = lines.indexOf(indent + signs, index + 1);
  if (end === -1) return undefined;
  const options = lines
    .slice(index + 1, end)
    .findIndex((line) => !/^ {4,}[\w-]+:/.test(line.slice(indent.length)));
  const body = lines.slice(index + 1 + Math.max(options, 0), end).map((line) => dedent(line, indent.length));
  const inner = convertBlocks(body);
  if (name === 'tab') return slashTabs(lines, index, end, { indent, signs });
  if (name === 'caption' || name === 'html' || name === 'define') return undefined;
  return {
    ...container(boxOpening(name, title, name === 'details' ? 'closed' : undefined), inner, indent),
    next: end + 1,
  };
}

/** `/// tab | Title` blocks that follow each other are tabs of one group. */
function slashTabs(
  lines: readonly string[],
  index: number,
  end: number,
  { indent, signs }: { indent: string; signs: string },
): FoundBlock {
  const inner: Converted = { lines: [], depth: 0 };
  let [start, close] = [index, end];
  for (;;) {
    const title = SLASHES.exec(lines[start] ?? '')?.[4] ?? '';
    const converted = convertBlocks(lines.slice(start + 1, close).map((line) => dedent(line, indent.length)));
    inner.lines.push(tabLine(title, ''), '', ...converted.lines, '');
    inner.depth = Math.max(inner.depth, converted.depth);
    const next = lines.findIndex((line, at) => at > close && line.trim() !== '');
    if (next === -1 || SLASHES.exec(lines[next] ?? '')?.[3] !== 'tab') break;
    const last = lines.indexOf(indent + signs, next + 1);
    if (last === -1) break;
    [start, close] = [next, last];
  }
  return { ...container('tabs', inner, indent), next: close + 1 };
}

const DEFINITION = /^: {1,3}(?=\S)/;

/** A term with `:   text` below it is a list of HTML, in which Markdown stands between empty lines. */
function definitions(lines: readonly string[], index: number): FoundBlock | undefined {
  const first = firstDefinition(lines, index);
  if (first === undefined) return undefined;
  const inner: Converted = { lines: ['<dl>'], depth: 0 };
  let next = index;
  for (let at: number | undefined = first; at !== undefined; at = firstDefinition(lines, next)) {
    inner.lines.push('<dt>', '', lines[next] ?? '', '', '</dt>');
    for (next = at; DEFINITION.test(lines[next] ?? ''); ) {
      const part = indented(lines, next + 1, 4);
      const text = (lines[next] ?? '').replace(DEFINITION, '');
      const converted = convertBlocks([text, ...part.body]);
      inner.lines.push('<dd>', '', ...converted.lines, '', '</dd>');
      inner.depth = Math.max(inner.depth, converted.depth);
      next = skipEmpty(lines, part.next);
    }
  }
  return { lines: [...inner.lines, '</dl>', ''], depth: inner.depth, next };
}

/** The line of the definition of the term on a line. */
function firstDefinition(lines: readonly string[], index: number): number | undefined {
  if (!/^[^\s:|>#`~<*-]/.test(lines[index] ?? '')) return undefined;
  const next = (lines[index + 1] ?? '').trim() === '' ? index + 2 : index + 1;
  return DEFINITION.test(lines[next] ?? '') ? next : undefined;
}

function skipEmpty(lines: readonly string[], index: number): number {
  const next = lines.findIndex((line, at) => at >= index && line.trim() !== '');
  return next === -1 ? lines.length : next;
}

/** The lines from one on that are indented by so much, without that. Empty lines at the end are not part of it. */
function indented(lines: readonly string[], start: number, by: number): { body: string[]; next: number } {
  let next = start;
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (line.length - line.trimStart().length < by) break;
    next = at + 1;
  }
  return { body: lines.slice(start, next).map((line) => dedent(line, by)), next };
}

const dedent = (line: string, by: number) => line.replace(new RegExp(`^ {0,${by}}`), '');

function container(opening: string, { lines, depth }: Converted, indent: string): Converted {
  const colons = ':'.repeat(3 + depth);
  const body = trimEmpty(lines);
  return {
    lines: [`${colons} ${opening}`, '', ...body, '', colons].map((line) => (line ? indent + line : line)),
    depth: depth + 1,
  };
}

function trimEmpty(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
