import { foundPattern } from './found-pattern.ts';

/** Places of words and phrases in the section below `heading`, or in what stands before the first heading. */
export function findRanges(heading: Element | null, found: readonly string[]): Range[] {
  const nodes = textNodes(heading);
  const pattern = foundPattern(found);
  if (!pattern) return [];
  const text = nodes.map(({ data }) => data).join('');
  const starts: number[] = [];
  let length = 0;
  for (const { data } of nodes) {
    starts.push(length);
    length += data.length;
  }
  const pointAt = (offset: number): [Text, number] | undefined => {
    const index = starts.findLastIndex((start) => start <= offset);
    const node = nodes[index];
    return node && [node, offset - (starts[index] ?? 0)];
  };
  return [...text.matchAll(pattern)].flatMap(({ index, 0: match }) => {
    const start = pointAt(index);
    const last = pointAt(index + match.length - 1);
    if (!start || !last) return [];
    const range = new Range();
    range.setStart(...start);
    range.setEnd(last[0], last[1] + 1);
    return range;
  });
}

/** The text of a section: from its heading to the next that has an address. */
function textNodes(heading: Element | null): Text[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const headings = [...main.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')];
  const next = headings[heading ? headings.indexOf(heading) + 1 : 0];
  const section = new Range();
  section.selectNodeContents(main);
  if (heading) section.setStartBefore(heading);
  if (next) section.setEndBefore(next);
  const walker = document.createTreeWalker(section.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (
      section.intersectsNode(node) &&
      !node.parentElement?.closest('nav, script, style, [data-search="false"]')
    )
      nodes.push(node);
  }
  return nodes;
}
