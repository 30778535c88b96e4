import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Addresses } from './addresses.ts';
import { inlineMarkdown } from './inline.ts';
import { listMarkdown } from './list.ts';
import { codeOf, isBlock, isNote, isSkipped, nodeText } from './nodes.ts';
import { tableMarkdown } from './table.ts';
import { fence } from './text.ts';

/** The text of a page as Markdown, made of its HTML: code, links, headings, lists and tables as they are there. */
export function toMarkdown(html: string, addresses: Addresses): string {
  const blocks = blocksOf(parseDocument(html).children, addresses);
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '';
}

/** Blocks in their order. What stands in a line together is one. */
function blocksOf(nodes: readonly AnyNode[], addresses: Addresses): string[] {
  const blocks: string[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    const text = inlineMarkdown(line, addresses).trim();
    if (text) blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isTag(node) && isSkipped(node)) continue;
    if (!isTag(node) || !isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...blockOf(node, addresses));
  }
  endLine();
  return blocks;
}

function blockOf(element: Element, addresses: Addresses): string[] {
  const { name, children, attribs } = element;
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(Number(name[1]), children, addresses);
    case 'pre':
      return [fence(textOfPre(element), attribs['data-lang'] ?? '')];
    case 'ul':
    case 'ol':
      return listMarkdown(element, (nodes) => blocksOf(nodes, addresses));
    case 'blockquote':
      return quoted(blocksOf(children, addresses));
    case 'table':
      return tableMarkdown(element, addresses);
    case 'hr':
      return ['---'];
    case 'summary':
    case 'dt':
      return titled(inlineMarkdown(children, addresses));
    default:
      return containerOf(element, addresses);
  }
}

function containerOf(element: Element, addresses: Addresses): string[] {
  const { attribs, children } = element;
  const classes = (attribs.class ?? '').split(' ');
  if (classes.includes('code')) return codeBlock(element, addresses);
  const blocks = blocksOf(children, addresses);
  if (classes.includes('hint-container')) return quoted(blocks);
  if (isNote(attribs.class)) return quoted([...titled(inlineText(attribs['aria-label'] ?? '')), ...blocks]);
  if (attribs.role === 'tabpanel' && attribs['data-title'])
    return [...titled(inlineText(attribs['data-title'])), ...blocks];
  return blocks;
}

/** A code block of ours, with its language and title. */
function codeBlock(element: Element, addresses: Addresses): string[] {
  const pre = element.children.find((child): child is Element => isTag(child) && child.name === 'pre');
  if (!pre) return blocksOf(element.children, addresses);
  const title = element.children.find(
    (child): child is Element => isTag(child) && child.attribs.class === 'code-title',
  );
  const info = [element.attribs['data-lang'] ?? '', title && `title="${nodeText(title).trim()}"`];
  return [fence(textOfPre(pre), info.filter(Boolean).join(' '))];
}

/** Browsers leave out a line break at the start, and a fence has its own at the end. */
function textOfPre(pre: Element): string {
  const [first] = pre.children;
  const code = first && isText(first) ? codeOf(pre).replace(/^\n/, '') : codeOf(pre);
  return code.replace(/\n$/, '');
}

function heading(level: number, children: readonly AnyNode[], addresses: Addresses): string[] {
  const text = inlineMarkdown(children, addresses).replace(/\s+/g, ' ').trim();
  return text ? [`${'#'.repeat(level)} ${text}`] : [];
}

const titled = (text: string): string[] => {
  const title = text.replace(/\s+/g, ' ').trim();
  return title ? [`**${title.replace(/^\*\*|\*\*$/g, '')}**`] : [];
};

const inlineText = (text: string) => text.replace(/[\\`*_[\]<]/g, '\\$&');

const quoted = (blocks: readonly string[]): string[] =>
  blocks.length > 0 ? [blocks.join('\n\n').replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'))] : [];
