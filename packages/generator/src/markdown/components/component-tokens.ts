import type { StateInline, Token } from 'markdown-it';

/** `meta` of a `component_open` token: what to render between it and its `component_close`. */
export interface ComponentMeta {
  name: string;
  props: Record<string, unknown>;
  /** The tag as the author wrote it, shown when no such component exists. A block's own component has none. */
  source?: string;
  /** What it says, for search and reading time. @default nothing but what stands in it */
  text?: string;
  /** The closing tag as written. */
  closing?: string;
  /** Whether it stands in a `<p>`, which a block element would end. */
  inParagraph?: boolean;
}

/** `meta` of a `slot_open` token: inner HTML by name, such as the panels of tabs. */
export interface SlotMeta {
  name: string;
}

/** markdown-it's class of tokens, which rules find in their state. */
export type TokenClass = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

/**
 * The pair of tokens that stands for a component. Put its children, or slots, between them.
 * @example
 * ```ts
 * import { componentTokens, defineBlock, defineNestedContainer } from 'bifolio/markdown';
 *
 * export default defineBlock({
 *   name: 'photo-frame',
 *   setup(md) {
 *     defineNestedContainer(md, 'photo-frame', ({ Token, info, body, map }) => {
 *       const [open, close] = componentTokens(Token, { name: 'PhotoFrame', props: { title: info } }, map);
 *       return [open, ...body, close];
 *     });
 *   },
 * });
 * ```
 */
export function componentTokens(
  Token: TokenClass,
  meta: ComponentMeta,
  map?: [number, number],
): [open: Token, close: Token] {
  const open = Object.assign(new Token('component_open', '', 1), { block: true, meta, map: map ?? null });
  return [open, Object.assign(new Token('component_close', '', -1), { block: true })];
}

/**
 * A component within a line of text, for inline rules; `text` is what stands in it, plain.
 * @example
 * ```ts
 * import { defineBlock, pushComponent } from 'bifolio/markdown';
 *
 * export default defineBlock({
 *   name: 'cups',
 *   setup(md) {
 *     md.inline.ruler.before('emphasis', 'cups', (state, silent) => {
 *       const [whole, count = ''] = /^%(\d+)%/.exec(state.src.slice(state.pos)) ?? [];
 *       if (!whole) return false;
 *       if (!silent) pushComponent(state, { name: 'Cups', props: { count: Number(count) } });
 *       state.pos += whole.length;
 *       return true;
 *     });
 *   },
 * });
 * ```
 */
export function pushComponent(state: StateInline, meta: ComponentMeta, text = ''): void {
  state.push('component_open', '', 1).meta = meta;
  if (text) state.push('text', '', 0).content = text;
  state.push('component_close', '', -1);
}

/**
 * The pair of tokens that collects inner HTML under a name.
 * @example
 * ```ts
 * import { componentTokens, defineBlock, defineNestedContainer, inlineToken, slotTokens } from 'bifolio/markdown';
 *
 * export default defineBlock({
 *   name: 'answer',
 *   setup(md) {
 *     defineNestedContainer(md, 'answer', ({ Token, info, body, map }) => {
 *       const [open, close] = componentTokens(Token, { name: 'Answer', props: { title: { $slot: 'title' } } }, map);
 *       const [titleOpen, titleClose] = slotTokens(Token, { name: 'title' });
 *       return [open, titleOpen, inlineToken(Token, info, map), titleClose, ...body, close];
 *     });
 *   },
 * });
 * ```
 */
export function slotTokens(Token: TokenClass, meta: SlotMeta): [open: Token, close: Token] {
  const open = Object.assign(new Token('slot_open', '', 1), { block: true, meta });
  return [open, Object.assign(new Token('slot_close', '', -1), { block: true })];
}
