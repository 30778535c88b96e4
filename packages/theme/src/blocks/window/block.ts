import {
  defineBlock,
  defineNestedContainer,
  elementTokens,
  inlineToken,
  isOn,
  type KnownAttributes,
  type NestedContainer,
  parseLength,
  textOf,
  textToken,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';

const attributes: KnownAttributes = {
  title: 'text',
  height: 'length',
  gap: 'length',
  'no-padding': 'switch',
  img: 'switch',
};

/** `::: window title="T" height="300" gap="10" no-padding`, also called `demo-wrapper`: a frame like a browser's. */
export default defineBlock({
  name: 'window',
  setup(md) {
    for (const name of ['window', 'demo-wrapper']) {
      defineNestedContainer(
        md,
        name,
        ({ Token, attributes, body, context, map }) => {
          context.style('window');
          const bare = isOn(attributes.noPadding) || isOn(attributes.img) || isOneImage(body);
          const height = textOf(attributes.height);
          const gap = textOf(attributes.gap);
          const [open, close] = elementTokens(Token, 'div', { class: 'block-window' });
          const [barOpen, barClose] = elementTokens(Token, 'div', { class: 'block-window-bar' });
          const [bodyOpen, bodyClose] = elementTokens(Token, 'div', {
            class: 'block-window-body',
            'data-height': height && parseLength(height),
            'data-gap': bare ? '0px' : gap && parseLength(gap),
            tabindex: height ? '0' : undefined,
          });
          const title = titleTokens(Token, textOf(attributes.title) ?? '', map);
          return [open, barOpen, title, barClose, bodyOpen, ...body, bodyClose, close];
        },
        { attributes },
      );
    }
  },
});

/** As inline Markdown; a bare address is what stands in the bar of a browser, not a link. */
const titleTokens = (Token: NestedContainer['Token'], title: string, map: [number, number]): Token =>
  /^(?:https?:\/\/|www\.)\S*$/i.test(title) ? textToken(Token, title) : inlineToken(Token, title, map);

/** Whether the body is a single image: it then fills the frame. */
function isOneImage(body: readonly Token[]): boolean {
  const [, inline] = body;
  return body.length === 3 && /^!\[[^\]]*\]\([^)]*\)$/.test(inline?.content.trim() ?? '');
}
