import {
  defineAttributes,
  defineBlock,
  defineNestedContainer,
  elementTokens,
  inlineToken,
  type NestedContainer,
  textToken,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';

const attributes = defineAttributes({
  title: 'text',
  height: 'length',
  gap: 'length',
  noPadding: 'switch',
  img: 'switch',
});

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
          const { title = '', height, gap, noPadding, img } = attributes;
          const isBare = noPadding || img || isOneImage(body);
          const [open, close] = elementTokens(Token, 'div', { class: 'block-window' });
          const [barOpen, barClose] = elementTokens(Token, 'div', { class: 'block-window-bar' });
          const [bodyOpen, bodyClose] = elementTokens(Token, 'div', {
            class: 'block-window-body',
            'data-height': height,
            'data-gap': isBare ? '0px' : gap,
            tabindex: height ? '0' : undefined,
          });
          return [
            open,
            barOpen,
            titleTokens(Token, title, map),
            barClose,
            bodyOpen,
            ...body,
            bodyClose,
            close,
          ];
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
