import type { Token } from 'markdown-it';

type TokenClass = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

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

/** Text that is no Markdown. */
export function textToken(Token: TokenClass, content: string): Token {
  return Object.assign(new Token('text', '', 0), { content });
}

/** An item of a list in a container: its first paragraph and the rest. */
export interface ListItem {
  /** Markdown of the first paragraph; empty when the item begins with another block. */
  title: string;
  /** Where the title stands. */
  map: [number, number] | null;
  body: Token[];
}

/** The items of the lists at the top level of these tokens, ordered or not. What stands outside lists is left out. */
export function listItems(tokens: readonly Token[]): ListItem[] {
  const items: ListItem[] = [];
  let depth = 0;
  let item: Token[] | undefined;
  for (const token of tokens) {
    const isItem = token.type === 'list_item_open' || token.type === 'list_item_close';
    if (isItem && depth === 1 && token.nesting === 1) item = [];
    else if (isItem && depth === 2 && token.nesting === -1 && item) {
      items.push(splitItem(item));
      item = undefined;
    } else item?.push(token);
    depth += token.nesting;
  }
  return items;
}

function splitItem(tokens: Token[]): ListItem {
  const [open, inline, close] = tokens;
  if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close')
    return { title: '', map: open?.map ?? null, body: tokens };
  return { title: inline?.content ?? '', map: inline?.map ?? null, body: tokens.slice(3) };
}
