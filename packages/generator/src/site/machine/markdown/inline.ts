import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import type { Addresses } from './addresses.ts';
import { isBlock, isSkipped, nodeText } from './nodes.ts';
import { destination, escapeStart, escapeText, inlineCode } from './text.ts';

/** Marks around what an element holds. */
const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

/** Elements that Markdown has no marks for. */
const KEPT = new Set(['kbd', 'sub', 'sup']);

/** Nodes of one line. */
export const inlineMarkdown = (nodes: readonly AnyNode[], addresses: Addresses): string =>
  escapeStart(nodes.map((node) => inlineOf(node, addresses)).join(''));

function inlineOf(node: AnyNode, addresses: Addresses): string {
  if (isText(node)) return escapeText(node.data.replace(/\s+/g, ' '));
  if (!isTag(node) || isSkipped(node)) return '';
  const { name, attribs, children } = node;
  const inner = () => children.map((child) => inlineOf(child, addresses)).join('');
  switch (name) {
    case 'code':
      return codeMarkdown(children, addresses);
    case 'a':
      return link(node, inner(), addresses);
    case 'br':
      return '\\\n';
    case 'img':
      return attribs.src ? image(attribs.alt ?? '', addresses.image(attribs.src)) : '';
    case 'input':
      return attribs.type === 'checkbox' ? `[${attribs.checked === undefined ? ' ' : 'x'}] ` : '';
    case 'math':
      return formula(node);
    case 'iframe':
    case 'video':
    case 'audio':
      return embed(node, addresses);
    default:
      if (KEPT.has(name)) return `<${name}>${inner()}</${name}>`;
      return isBlock(node) ? ` ${inner()} ` : marked(MARKS[name] ?? '', inner());
  }
}

/** Code in a line, in pieces where it has links: Markdown knows none in code. */
function codeMarkdown(nodes: readonly AnyNode[], addresses: Addresses): string {
  const pieces: string[] = [];
  let code = '';
  const endCode = () => {
    if (code) pieces.push(inlineCode(code));
    code = '';
  };
  const add = (node: AnyNode): void => {
    if (!isTag(node) || isSkipped(node) || !hasLink(node)) code += nodeText(node);
    else if (node.name !== 'a') node.children.forEach(add);
    else {
      endCode();
      pieces.push(link(node, codeMarkdown(node.children, addresses), addresses));
    }
  };
  nodes.forEach(add);
  endCode();
  return pieces.join('');
}

const hasLink = (node: AnyNode): boolean => isTag(node) && (node.name === 'a' || node.children.some(hasLink));

/** Marks touch the text in them, or they are none. */
function marked(mark: string, text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return mark && core ? `${before}${mark}${core}${mark}${after}` : text;
}

function link(element: Element, text: string, addresses: Addresses): string {
  const { href, class: classes = '' } = element.attribs;
  if (href === undefined || classes.includes('header-anchor')) return text;
  const label = text.replace(/\s+/g, ' ').trim() || escapeText(labelIn(element) ?? href);
  return `[${label}](${destination(addresses.link(href))})`;
}

/** The name of a link that shows a drawing. */
function labelIn({ attribs, children }: Element): string | undefined {
  const own = attribs['aria-label'] ?? attribs.title;
  return own ?? children.filter(isTag).map(labelIn).find(Boolean);
}

const image = (alt: string, src: string) => `![${escapeText(alt.replace(/\s+/g, ' '))}](${destination(src)})`;

/** A formula as it was written. */
function formula(math: Element): string {
  const source = findAnnotation(math);
  if (!source) return escapeText(nodeText(math).replace(/\s+/g, ' '));
  return math.attribs.display === 'block' ? `\n$$\n${source}\n$$\n` : `$${source}$`;
}

function findAnnotation(node: Element): string | undefined {
  for (const child of node.children) {
    if (!isTag(child)) continue;
    if (child.name === 'annotation') return nodeText(child).trim();
    const found = findAnnotation(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function embed({ attribs }: Element, addresses: Addresses): string {
  const { src = attribs['data-src'], title = attribs['aria-label'] } = attribs;
  return src && title ? `[${escapeText(title)}](${destination(addresses.link(src))})` : '';
}
