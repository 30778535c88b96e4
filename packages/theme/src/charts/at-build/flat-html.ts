import { textElement } from './text-run.ts';
import type { FlatNode } from './types.ts';

/** HTML in an SVG as its grounds and lines of text, each at its place. */
export function flatHtml(host: SVGForeignObjectElement): FlatNode[] {
  const toHost = host.getScreenCTM()?.inverse();
  if (!toHost) return [];
  const place = (rect: DOMRect) => {
    const from = new DOMPoint(rect.left, rect.top).matrixTransform(toHost);
    const to = new DOMPoint(rect.right, rect.bottom).matrixTransform(toHost);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  };
  const nodes: FlatNode[] = [];
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const style = element && getComputedStyle(element);
    if (style?.visibility !== 'visible') continue;
    if (node instanceof Element) nodes.push(...grounds(node, style, place));
    else
      for (const { text, rect } of linesOf(node as Text))
        nodes.push(textElement({ text, ...place(rect) }, style, { fill: style.color }));
  }
  return nodes;
}

function grounds(
  element: Element,
  { backgroundColor, borderTopLeftRadius }: CSSStyleDeclaration,
  place: (rect: DOMRect) => { x: number; y: number; width: number; height: number },
): FlatNode[] {
  if (/, 0\)$|^transparent$/.test(backgroundColor)) return [];
  const rx = Number.parseFloat(borderTopLeftRadius);
  const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return rects.map((rect) => ({
    name: 'rect',
    attributes: {
      ...Object.fromEntries(Object.entries(place(rect)).map(([name, value]) => [name, hundredths(value)])),
      ...(rx > 0 && { rx: hundredths(rx) }),
      fill: backgroundColor,
      stroke: 'none',
    },
    children: [],
  }));
}

const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** The lines that a text is broken into. */
function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const lines: { text: string; rect: DOMRect }[] = [];
  const range = document.createRange();
  let start = 0;
  const add = (end: number) => {
    const line = node.data.slice(start, end);
    range.setStart(node, start + line.length - line.trimStart().length);
    range.setEnd(node, Math.max(range.startOffset, start + line.trimEnd().length));
    const text = range.toString().replace(/\s+/g, ' ');
    const [rect] = range.getClientRects();
    if (rect && rect.width > 0 && text) lines.push({ text, rect });
    start = end;
  };
  let top: number | undefined;
  for (let index = 0; index < node.length; index++) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const [rect] = range.getClientRects();
    if (!rect || rect.width === 0) continue;
    if (top !== undefined && Math.abs(rect.top - top) > rect.height / 2) add(index);
    top = rect.top;
  }
  add(node.length);
  return lines;
}
