import { type JsxChild, type JsxNode, readTree, type WrittenTag } from './jsx-tree.ts';

/** What becomes of a component. `body` is what stands in it as Markdown, without its indent. `undefined` leaves the component. */
export type TagRule = (node: JsxNode, render: TagRenderer, place: TagPlace) => string | undefined;

/** Where a component stands. */
export interface TagPlace {
  /** Before it on its line are at most signs of lists. */
  startsLine: boolean;
  /** Names of the components and elements around it. */
  parents: readonly string[];
}

export type TagRules = Readonly<Record<string, TagRule>>;

export interface TagRenderer {
  /** The Markdown in a component. */
  body(node: JsxNode): string;
  /** Its components of these names. */
  children(node: JsxNode, ...names: string[]): JsxNode[];
}

/** The text with its components as Markdown. Those without a rule stay, and are told. */
export function convertTags(
  text: string,
  rules: TagRules,
  unknown: (name: string, open: string) => void,
  read?: (text: string) => WrittenTag[],
): string {
  const render: TagRenderer = {
    body: (node) => dedent(join(withoutIndent(node.children))),
    children: (node, ...names) =>
      node.children.filter(
        (child): child is JsxNode => typeof child !== 'string' && names.includes(child.name),
      ),
  };
  const parents: string[] = [];
  /** The text before a tag, and what becomes of the tag. An empty line in a table of HTML would end it. */
  const withTag = (before: string, node: JsxNode): string => {
    const rule = Object.hasOwn(rules, node.name) ? rules[node.name] : undefined;
    const place = { startsLine: LINE_START.test(lastLine(before)), parents: [...parents] };
    const isInTable = parents.includes('table');
    parents.push(node.name);
    const converted = rule?.(node, render, place);
    const written = converted ?? left(node, isInTable);
    parents.pop();
    return converted === undefined && isInTable ? before + written : placed(before, written);
  };
  const left = (node: JsxNode, isInTable: boolean): string => {
    if (read || /^[A-Z]/.test(node.name)) unknown(node.name, node.open);
    const inside = join(node.children);
    return read || isInTable ? node.open + inside + node.close : asWritten(node, inside);
  };
  const join = (children: readonly JsxChild[]): string => {
    let out = '';
    for (const child of children) out = typeof child === 'string' ? out + child : withTag(out, child);
    return out;
  };
  return join(readTree(text, read?.(text)));
}

const LINE_START = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/;
const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** HTML and unknown components: Markdown in them stands between empty lines, without an indent. */
function asWritten({ open, close, name }: JsxNode, inside: string): string {
  if (close === '' || !inside.includes('\n') || /^(?:t[dhr]|thead|tbody|table|[uo]l|d[lt])$/.test(name))
    return open + inside + close;
  const body = dedent(inside);
  return body === '' ? open + close : `${open}\n\n${body}\n\n${close}`;
}

/** Blocks that begin a line keep its indent on their other lines, and stand between empty ones. */
function placed(before: string, block: string): string {
  const line = lastLine(before);
  const start = before.length - line.length;
  const isBlock = block.includes('\n');
  if (!isBlock || !LINE_START.test(line)) return before + block;
  const indent = /^[ \t]*$/.test(line) ? listIndent(before, line) : line.replace(/[^\t]/g, ' ');
  const body = block.replace(/\n(?!\n|$)/g, `\n${indent}`);
  const above = before.slice(before.lastIndexOf('\n', start - 2) + 1, start);
  const isOwn = line.trim() === '';
  const gap = isOwn && above.trim() !== '' ? '\n' : '';
  return `${before.slice(0, start)}${gap}${isOwn ? indent : line}${body}\n`;
}

/** MDX has no code by indent: what stands further in than the text of its list item is part of that. */
function listIndent(before: string, indent: string): string {
  if (indent.replaceAll('\t', '    ').length < 4) return indent;
  for (const line of before.split('\n').slice(0, -1).reverse()) {
    const [item, space = ''] = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+/.exec(line) ?? [];
    if (item !== undefined && space.length < indent.length)
      return item.length < indent.length ? item.replace(/[^\t]/g, ' ') : indent;
    if (/^\S/.test(line)) return '';
  }
  return '';
}

/** Without the indent that all lines share, before blocks in it get one of their own. */
function withoutIndent(children: readonly JsxChild[]): readonly JsxChild[] {
  const [, ...lines] = writtenAs(children).split('\n');
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const width = widths.length > 0 ? Math.min(...widths) : 0;
  return width === 0 ? children : outdented(children, new RegExp(`\\n[ \\t]{1,${width}}`, 'g'));
}

const outdented = (children: readonly JsxChild[], indent: RegExp): readonly JsxChild[] =>
  children.map((child) =>
    typeof child === 'string'
      ? child.replace(indent, '\n')
      : { ...child, children: outdented(child.children, indent) },
  );

const writtenAs = (children: readonly JsxChild[]): string =>
  children
    .map((child) =>
      typeof child === 'string' ? child : `${child.open}${writtenAs(child.children)}${child.close}`,
    )
    .join('');

/** Without the indent that all lines share, and without empty lines at the ends. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return '';
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const body = lines.slice(first, last + 1);
  const rest = first === 0 ? body.slice(1) : body;
  const widths = rest
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const width = Math.min(...widths, first === 0 && widths.length === 0 ? 0 : Infinity);
  const cut = new RegExp(`^[ \\t]{0,${Number.isFinite(width) ? width : 0}}`);
  return body
    .map((line, index) => (index === 0 && first === 0 ? line.trimStart() : line.replace(cut, '')))
    .join('\n')
    .trimEnd();
}
