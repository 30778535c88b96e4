import type {
  TagPlace,
  TagRenderer,
  TagRule,
  TagRules,
} from '../../../../markdown/dialects/jsx/convert-tags.ts';
import type { JsxChild, JsxNode } from '../../../../markdown/dialects/jsx/jsx-tree.ts';

/** Signs of Markdown, and code that stands aside. In HTML, MDX reads them; Markdown does not. */
const MARKDOWN = /[*_\uE000]|\]\(/;

/** Paragraphs and lists of HTML with Markdown in them, as Markdown. Others stay as they are. */
export const HTML_LISTS: TagRules = {
  p: (node, { body }, place) => (isMarkdown(node, place) ? `${body(node)}\n\n` : undefined),
  ol: list('1.'),
  ul: list('-'),
};

function list(sign: string): TagRule {
  return (node, render, place) =>
    isMarkdown(node, place)
      ? `${node.children.flatMap((child) => partOf(child, sign, render)).join('\n')}\n`
      : undefined;
}

/** An item, or what stands between two of them: that belongs to the first. */
function partOf(child: JsxChild, sign: string, { body }: TagRenderer): string[] {
  const isItem = typeof child !== 'string' && child.name === 'li';
  const text = body(isItem ? child : between(child));
  if (text === '') return isItem ? [sign] : [];
  const indent = ' '.repeat(sign.length + 1);
  const lines = text.replace(/\n(?!\n|$)/g, `\n${indent}`);
  return [isItem ? `${sign} ${lines}` : `\n${indent}${lines}\n`];
}

const between = (child: JsxChild): JsxNode => ({
  name: '',
  attributes: new Map(),
  children: [child],
  open: '',
  close: '',
});

/** With attributes, an element is there for its looks. In a table and within a line, there is no room for blocks of Markdown. */
const isMarkdown = ({ attributes, children }: JsxNode, { startsLine, parents }: TagPlace): boolean =>
  attributes.size === 0 && startsLine && !parents.includes('table') && MARKDOWN.test(writtenIn(children));

const writtenIn = (children: readonly JsxChild[]): string =>
  children.map((child) => (typeof child === 'string' ? child : writtenIn(child.children))).join('');
