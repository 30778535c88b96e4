import {
  type BlockContext,
  componentTokens,
  type ElementAttributes,
  elementTokens,
  inlineToken,
  type ListItem,
  readAttributes,
  textToken,
} from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { itemAttributes } from './attributes.ts';
import { readItem } from './read-item.ts';

interface ItemOptions {
  Token: StateCore['Token'];
  context: BlockContext;
  /** Whether items are boxes unless they say otherwise. */
  card: boolean;
  /** The side of an item of a timeline that has both. */
  side: string | undefined;
}

/** One event: its time, title and text. */
export function itemTokens(
  { title: written, map, body }: ListItem,
  { Token, context, card: usual, side }: ItemOptions,
): Token[] {
  const { title, attributes } = readItem(written);
  const place = { label: 'an event of ::: timeline', line: (map?.[0] ?? 0) + 1, context };
  const read = readAttributes(place, attributes, itemAttributes);
  const element = (tag: string, attrs: ElementAttributes, inner: Token[]) => {
    const [open, close] = elementTokens(Token, tag, attrs);
    return inner.length > 0 ? [open, ...inner, close] : [];
  };
  const { time, type = 'info', icon, color, line, placement = side, card = usual } = read;
  return element(
    'li',
    {
      class: 'block-timeline-item',
      'data-type': type,
      'data-color': color,
      'data-line': line,
      'data-side': side && placement,
      'data-card': card,
    },
    [
      ...element('span', { class: 'block-timeline-icon', 'aria-hidden': 'true' }, iconOf(Token, icon)),
      ...element('p', { class: 'block-timeline-time' }, time ? [textToken(Token, time)] : []),
      ...element('div', { class: 'block-timeline-content' }, [
        ...element('p', { class: 'block-timeline-title' }, title ? [inlineToken(Token, title, map)] : []),
        ...body,
      ]),
    ],
  );
}

function iconOf(Token: StateCore['Token'], name: string | undefined): Token[] {
  return name ? componentTokens(Token, { name: 'Icon', props: { name, size: '1.25em' } }) : [];
}
