import type { Token } from 'markdown-it';
import type { TokenClass } from '../components/component-tokens.ts';

/** Attributes of an element; those that are `undefined` or `false` are left out, `true` is empty. */
export type ElementAttributes = Readonly<Record<string, string | boolean | undefined>>;

/** The pair of tokens of an HTML element. Values are escaped when it is rendered. */
export function elementTokens(
  Token: TokenClass,
  tag: string,
  attributes: ElementAttributes = {},
): [open: Token, close: Token] {
  const open = Object.assign(new Token('element_open', tag, 1), { block: true });
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) open.attrSet(name, value === true ? '' : value);
  }
  return [open, Object.assign(new Token('element_close', tag, -1), { block: true })];
}

/** A line of inline Markdown, for a title. */
export function inlineToken(Token: TokenClass, content: string, map: [number, number] | null = null): Token {
  return Object.assign(new Token('inline', '', 0), { content, map, children: [] });
}

/** A word of ours, such as what kind a box is of: it is shown, but is no text of the page. */
export function labelToken(Token: TokenClass, content: string): Token {
  return Object.assign(new Token('text', '', 0), { content, hidden: true });
}

/** A line of text that is no Markdown. */
export function textToken(Token: TokenClass, content: string): Token {
  const text = Object.assign(new Token('text', '', 0), { content });
  return Object.assign(new Token('inline', '', 0), { children: [text] });
}

/** An item of a list in a container: its first paragraph and the rest. */
export interface ListItem {
  /** Markdown of the first paragraph; empty when the item begins with another block. */
  title: string;
  /** Where the title stands. */
  map: [number, number] | null;
  body: Token[];
}

/**
 * These tokens with each list at their top level, ordered or not, replaced by what `replace` makes of its items. Everything
 * beside the lists stays.
 */
export function replaceLists(tokens: readonly Token[], replace: (items: ListItem[]) => Token[]): Token[] {
  const result: Token[] = [];
  let list: Token[] | undefined;
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && /^(?:bullet|ordered)_list_open$/.test(token.type)) list = [];
    depth += token.nesting;
    if (!list) result.push(token);
    else if (depth > 0) list.push(token);
    else {
      for (const token of replace(itemsOf(list.slice(1)))) result.push(token);
      list = undefined;
    }
  }
  return result;
}

function itemsOf(tokens: readonly Token[]): ListItem[] {
  const items: ListItem[] = [];
  let item: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    depth += token.nesting;
    if (depth === 0) items.push(splitItem(item));
    else if (depth === 1 && token.type === 'list_item_open') item = [];
    else item.push(token);
  }
  return items;
}

function splitItem(tokens: Token[]): ListItem {
  const [open, inline, close] = tokens;
  if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close')
    return { title: '', map: open?.map ?? null, body: tokens };
  return { title: inline?.content ?? '', map: inline?.map ?? null, body: tokens.slice(3) };
}
