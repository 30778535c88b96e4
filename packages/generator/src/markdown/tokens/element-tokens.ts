import type { Token } from 'markdown-it';
import type { TokenClass } from '../components/component-tokens.ts';

/** Attributes of an element; those that are `undefined` or `false` are left out, `true` is empty. */
export type ElementAttributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * The pair of tokens of an HTML element. Values are escaped when it is rendered.
 * @example
 * ```ts
 * import { defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const box = defineBlock({
 *   name: 'box',
 *   setup: (md) =>
 *     defineNestedContainer(md, 'box', ({ Token, info, body }) => {
 *       const [open, close] = elementTokens(Token, 'div', { class: 'box', title: info });
 *       return [open, ...body, close];
 *     }),
 * });
 * const { html } = await renderWith({}, [box])('::: box "Tea"\nHot.\n:::');
 * html; // '<div class="box" title="&quot;Tea&quot;">\n<p>Hot.</p>\n</div>\n'
 * ```
 */
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

/**
 * A line of inline Markdown, for a title.
 * @example
 * ```ts
 * import { defineBlock, defineEmbed, elementTokens, inlineToken } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const motto = defineBlock({
 *   name: 'motto',
 *   setup: (md) =>
 *     defineEmbed(md, 'motto', ({ Token, source, map }) => {
 *       const [open, close] = elementTokens(Token, 'p', { class: 'motto' });
 *       return [open, inlineToken(Token, source, map), close];
 *     }),
 * });
 * const { html } = await renderWith({}, [motto])('@[motto](*Hot* water)');
 * html; // '<p class="motto"><em>Hot</em> water</p>\n'
 * ```
 */
export function inlineToken(Token: TokenClass, content: string, map: [number, number] | null = null): Token {
  return Object.assign(new Token('inline', '', 0), { content, map, children: [] });
}

/**
 * A word of ours, such as what kind a box is of: it is shown, but is no text of the page.
 * @example
 * ```ts
 * import { defineBlock, defineNestedContainer, elementTokens, labelToken } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const idea = defineBlock({
 *   name: 'idea',
 *   setup: (md) =>
 *     defineNestedContainer(md, 'idea', ({ Token, body }) => {
 *       const [open, close] = elementTokens(Token, 'aside');
 *       return [open, labelToken(Token, 'Idea'), ...body, close];
 *     }),
 * });
 * const { text } = await renderWith({}, [idea])('::: idea\nBrew it.\n:::');
 * text; // 'Brew it.'
 * ```
 */
export function labelToken(Token: TokenClass, content: string): Token {
  return Object.assign(new Token('text', '', 0), { content, hidden: true });
}

/**
 * A line of text that is no Markdown.
 * @example
 * ```ts
 * import { defineBlock, defineEmbed, elementTokens, textToken } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const shout = defineBlock({
 *   name: 'shout',
 *   setup: (md) =>
 *     defineEmbed(md, 'shout', ({ Token, source }) => {
 *       const [open, close] = elementTokens(Token, 'p');
 *       return [open, textToken(Token, source.toUpperCase()), close];
 *     }),
 * });
 * const { html } = await renderWith({}, [shout])('@[shout](tea & *milk*)');
 * html; // '<p>TEA &amp; *MILK*</p>\n'
 * ```
 */
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
 * @example
 * ```ts
 * import { defineBlock, defineNestedContainer, elementTokens, replaceLists, textToken } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const count = defineBlock({
 *   name: 'count',
 *   setup: (md) =>
 *     defineNestedContainer(md, 'count', ({ Token, body }) =>
 *       replaceLists(body, (items) => {
 *         const [open, close] = elementTokens(Token, 'p');
 *         return [open, textToken(Token, `${items.length} items`), close];
 *       }),
 *     ),
 * });
 * const { html } = await renderWith({}, [count])('::: count\n- Black\n- Green\n:::');
 * html; // '<p>2 items</p>\n'
 * ```
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
