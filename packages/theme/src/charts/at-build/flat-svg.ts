import { flatHtml } from './flat-html.ts';
import { flatAttributes } from './flat-style.ts';
import { flatText } from './flat-text.ts';
import type { FlatNode } from './types.ts';

/** Elements that other elements name. */
const NAMED = new Set('marker linearGradient radialGradient clipPath pattern mask filter symbol'.split(' '));

const DRAWN = new Set(
  'svg g path rect circle ellipse line polyline polygon defs stop use feDropShadow feGaussianBlur feOffset feMerge feMergeNode'.split(
    ' ',
  ),
);

/**
 * What a browser shows of an SVG in its document, with what style sheets say of it as attributes, and text where it stands: HTML in it
 * becomes text, links and images are left out.
 */
export function flatSvg(svg: SVGSVGElement): FlatNode {
  const [node = EMPTY] = flat(svg, undefined);
  const { width, height } = svg.viewBox.baseVal;
  const size = { width: String(Math.ceil(width)), height: String(Math.ceil(height)) };
  return withoutUnused({ ...node, attributes: { ...node.attributes, ...size } });
}

const EMPTY: FlatNode = { name: 'svg', attributes: {}, children: [] };

/** Libraries write what any diagram of a kind may need. */
function withoutUnused(root: FlatNode): FlatNode {
  const used = new Set(idsUsedIn(root));
  const kept = (node: FlatNode): FlatNode[] => {
    if (NAMED.has(node.name) && !used.has(node.attributes.id ?? '')) return [];
    const children = node.children.flatMap(kept);
    return node.name === 'defs' && children.length === 0 ? [] : [{ ...node, children }];
  };
  return withShortIds({ ...root, children: root.children.flatMap(kept) }, [...used]);
}

/** Ids in the order of their use: some libraries make them by chance. */
function withShortIds({ attributes, children, ...node }: FlatNode, ids: readonly string[]): FlatNode {
  const short = (name: string, value: string) =>
    name === 'id'
      ? String(ids.indexOf(value))
      : value.replace(ID_USE, (_, before: string, id: string) => `${before}#${ids.indexOf(id)}`);
  const own = Object.entries(attributes).map(([name, value]) => [name, short(name, value)] as const);
  return {
    ...node,
    attributes: Object.fromEntries(own),
    children: children.map((child) => withShortIds(child, ids)),
  };
}

const ID_USE = /^(url\(|)#([^)]+)/;

const idsUsedIn = ({ attributes, children }: FlatNode): string[] => [
  ...Object.values(attributes).flatMap((value) => ID_USE.exec(value)?.[2] ?? []),
  ...children.flatMap(idsUsedIn),
];

function flat(element: Element, parent: Element | undefined): FlatNode[] {
  const style = getComputedStyle(element);
  const isHidden = style.display === 'none' && !isInDefs(element);
  if (isHidden) return [];
  if (element.localName === 'foreignObject') return flatHtml(element as SVGForeignObjectElement);
  if (element instanceof SVGTextElement) return flatText(element, parent);
  const name = element.localName === 'a' ? 'g' : element.localName;
  if (!DRAWN.has(name) && !NAMED.has(name)) return [];
  const children = [...element.children].flatMap((child) => flat(child, element));
  if (['g', 'defs'].includes(name) && children.length === 0) return [];
  if (name === 'rect' && !element.getAttribute('width')) return [];
  return [{ name, attributes: { ...idOf(element), ...flatAttributes(element, parent) }, children }];
}

const isInDefs = (element: Element) =>
  NAMED.has(element.localName) || element.closest('defs,marker') !== null;

function idOf(element: Element): Record<string, string> {
  const { id, localName } = element;
  const isNamed = NAMED.has(localName) || isUsed(element);
  return id && isNamed ? { id } : {};
}

const isUsed = (element: Element) =>
  element instanceof SVGElement &&
  Boolean(element.ownerSVGElement?.querySelector(`use[*|href="#${CSS.escape(element.id)}"]`));
