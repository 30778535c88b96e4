import type { Parent, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { type ActionTuple, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withEmoji } from '../headings/heading-text.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { FENCE_COMPONENT } from './fence.ts';
import type { MdxParts } from './markdown-parts.ts';

/** `==mark==`, `!!plot!!`, `::icon::`, the older `:[icon]:`, `~sub~`, `^sup^`, `[[Page]]` and `%%comment%%`; whether they are that is for Markdown to say. */
const marked =
  /(?<!=)==(?=[^\s=])[^\n]*?(?<=[^\s=])==(?!=)|(?<!!)!!(?=[^\s!])[^!\n]*(?<=[^\s!])!!|(?<![\w:])::(?=[^\s:])[^\n]{1,200}?(?<=[^\s:])::|:\[[\w-]+:[^\][\n]+\]:|(?<!~)~[^\s~]+~(?!~)|\^[^\s^[]+\^|!?\[\[[^[\]\n]+\]\]|(?<![\w%])%%(?=[^\s%])[^%\n]*(?<=\S)%%/g;

/** Remark plugin: formulas and marks within a text are drawn by the rules of Markdown, `:tada:` is a picture. */
export function remarkMarks() {
  return (tree: Root, file: VFile) => {
    const { definitions = [] } = file.data as Partial<MdxParts>;
    const withWords = markPattern(definitions);
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.type === 'text') {
        // What an abbreviation means opens by a tap, and so does a link.
        const pattern = /^link/.test(parent.type) ? marked : withWords;
        return splitText(node, { index, parent, file, pattern, definitions });
      }
      if (isForMarkdown(node, file)) return drawWhole(node, { index, parent, file });
      if (!isFormula(node)) return undefined;
      const written = sourceOf(node, file);
      const isPrice = node.type === 'inlineMath' && !isInlineFormula(written, nextCharacter(node, file));
      parent.children[index] = isPrice
        ? { type: 'text', value: written }
        : (partElement(written, node, file, node.type === 'inlineMath') as PhrasingContent);
      return SKIP;
    });
  };
}

/** Images with a size or for one appearance, links that take the title of their page, embeds in a line: MDX knows no such thing. */
function isForMarkdown(node: Node, file: VFile): boolean {
  const written = sourceOf(node, file);
  if (node.type === 'image')
    return /[ |]=?\d*x?\d+%?\]\(|[ |]=?\d+%?x\]\(|#(?:light|dark)\b| =\d*x\d*\)$/.test(written);
  return node.type === 'link' && (written.startsWith('[](') || isEmbed(node, file));
}

const isEmbed = (node: Node, file: VFile) => {
  const { offset = 0 } = node.position?.start ?? {};
  const before = String(file).slice(Math.max(0, offset - 2), offset);
  return /(?:^|\W)@$/.test(before) && /^\[[a-z][\w-]*[\]\s]/i.test(sourceOf(node, file));
};

/** The sign before an embed is part of it. */
function drawWhole(
  node: Node,
  { index, parent, file }: Pick<TextPlace, 'index' | 'parent' | 'file'>,
): ActionTuple {
  const before = parent.children[index - 1];
  const sign = node.type === 'link' && isEmbed(node, file) && before?.type === 'text' ? '@' : '';
  if (sign && before?.type === 'text') before.value = before.value.replace(/@$/, '');
  parent.children[index] = partElement(sign + sourceOf(node, file), node, file, true) as PhrasingContent;
  return [SKIP, index + 1];
}

const isFormula = ({ type }: Node) => type === 'math' || type === 'inlineMath';

/** As in Markdown: no blanks beside the dollars, no digit behind them. */
const isInlineFormula = (written: string, next: string) =>
  /^\$+(?!\s)[\s\S]*(?<!\s)\$+$/.test(written) && !/\d/.test(next);

interface TextPlace {
  index: number;
  parent: Parent;
  file: VFile;
  pattern: RegExp;
  definitions: readonly Definition[];
}

/** Marks, and the words that are explained on the page. */
function markPattern(definitions: readonly Definition[]): RegExp {
  const words = definitions.filter(({ kind }) => kind === 'abbreviation').map(({ sign }) => escaped(sign));
  if (words.length === 0) return marked;
  const longestFirst = words.sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`${marked.source}|(?<![\\w-])(?:${longestFirst})(?![\\w-])`, 'g');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function splitText(node: Text, { index, parent, file, pattern, definitions }: TextPlace): ActionTuple {
  const parts: PhrasingContent[] = [];
  let last = 0;
  for (const match of node.value.matchAll(pattern)) {
    parts.push({ type: 'text', value: withEmoji(node.value.slice(last, match.index)) });
    const part = partElement(match[0], node, file, true, parts.length) as MdxJsxTextElement;
    const value = definitionsOf(match[0], definitions);
    if (value) part.attributes.push({ type: 'mdxJsxAttribute', name: 'definitions', value });
    parts.push(part);
    last = match.index + match[0].length;
  }
  parts.push({ type: 'text', value: withEmoji(node.value.slice(last)) });
  parent.children.splice(index, 1, ...parts);
  return [SKIP, index + parts.length];
}

/** `nth` keeps parts of one text apart. */
function partElement(source: string, node: Node, { path }: VFile, isInline: boolean, nth = 0) {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const fence = { source, file: path, line, column: column + nth, ...(isInline && { isInline }) };
  return {
    type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name: FENCE_COMPONENT,
    attributes: Object.entries(fence).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value: String(value),
    })),
    children: [],
  } as MdxJsxTextElement | MdxJsxFlowElement;
}

const sourceOf = ({ position }: Node, file: VFile) =>
  String(file).slice(position?.start.offset, position?.end.offset);

const nextCharacter = ({ position }: Node, file: VFile) => String(file).charAt(position?.end.offset ?? 0);
