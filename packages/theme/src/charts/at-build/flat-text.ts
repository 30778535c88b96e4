import { flatAttributes, styleOf } from './flat-style.ts';
import { type TextRun, textElement } from './text-run.ts';
import type { FlatNode } from './types.ts';

/** An SVG text as runs, each at its place. */
export function flatText(element: SVGTextElement, parent: Element | undefined): FlatNode[] {
  wrapLooseText(element);
  const leaves = [element, ...element.querySelectorAll<SVGTSpanElement>('tspan')].filter(
    (one) => one.childElementCount === 0 && one.textContent?.trim(),
  );
  const runs = leaves.flatMap((leaf) => {
    const run = runOf(leaf);
    const look = leaf === element ? {} : styleOf(leaf, element);
    return run ? [textElement(run, getComputedStyle(leaf), look)] : [];
  });
  const { transform, opacity, ...look } = flatAttributes(element, parent);
  const own = { ...(transform && { transform }), ...(opacity && { opacity }), ...onlyStyle(look) };
  return runs.length === 0 ? [] : [{ name: 'g', attributes: own, children: joined(runs) }];
}

const onlyStyle = (look: Record<string, string>) =>
  Object.fromEntries(Object.entries(look).filter(([name]) => !/^(?:x|y|dx|dy)$/.test(name)));

/** Text beside elements gets an element of its own, which can be measured. */
function wrapLooseText(element: SVGTextElement): void {
  for (const parent of [element, ...element.querySelectorAll('tspan')])
    for (const node of parent.childElementCount > 0 ? [...parent.childNodes] : [])
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        const span = document.createElementNS('http://www.w3.org/2000/svg', 'tspan');
        node.replaceWith(span);
        span.append(node);
      }
}

/** Blanks at the ends of a text are not drawn everywhere. */
function runOf(leaf: SVGTextContentElement): TextRun | undefined {
  const text = (leaf.textContent ?? '').replace(/\s+/g, ' ');
  const count = leaf.getNumberOfChars();
  const isWhole = count === text.length;
  const from = isWhole ? text.length - text.trimStart().length : 0;
  const to = isWhole ? text.trimEnd().length : count;
  if (to <= from) return undefined;
  const { x, y, height } = leaf.getExtentOfChar(from);
  return { text: text.trim(), x, y, height, width: leaf.getSubStringLength(from, to - from) };
}

/** Words that libraries have written one by one become the line they are on. */
function joined(runs: readonly FlatNode[]): FlatNode[] {
  const lines: FlatNode[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (last && follows(last, run)) lines[lines.length - 1] = both(last, run);
    else lines.push(run);
  }
  return lines;
}

const number = ({ attributes }: FlatNode, name: string) => Number(attributes[name]);
const endOf = (run: FlatNode) => number(run, 'x') + number(run, 'textLength');
const lookOf = ({ attributes: { x: _, textLength: __, ...look } }: FlatNode) => JSON.stringify(look);

/** No more than a blank apart. */
const follows = (last: FlatNode, run: FlatNode) =>
  lookOf(last) === lookOf(run) &&
  gapOf(last, run) > -0.5 &&
  gapOf(last, run) < 0.4 * number(run, 'font-size');

const gapOf = (last: FlatNode, run: FlatNode) => number(run, 'x') - endOf(last);

const both = (last: FlatNode, run: FlatNode): FlatNode => ({
  ...last,
  attributes: {
    ...last.attributes,
    textLength: String(Math.round((endOf(run) - number(last, 'x')) * 100) / 100),
  },
  text: `${last.text}${gapOf(last, run) > 0.5 ? ' ' : ''}${run.text}`,
});
